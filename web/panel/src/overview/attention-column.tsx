import { Badge, Box, Flex, Heading, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { Link } from "react-router-dom";
import { type LiveList, PanelList } from "#ui/list/list.tsx";
import { MAX_ATTENTION } from "./data/attention.ts";
import { messages } from "./messages.ts";

const words = messages.attention;
const SHOWN = 3;

export interface Item {
  readonly id: string;
  readonly name: string;
  readonly text: string | undefined;
  readonly to: string;
}

interface AttentionColumnProps<Entry> {
  readonly title: string;
  readonly icon: ReactNode;
  /** The address of the whole list, if there is one. */
  readonly all?: string;
  readonly color: "red" | "orange" | "gray";
  readonly list: LiveList<Entry>;
  /** Of all entries, once it is counted, when only some are read. */
  readonly total: number | undefined;
  /** Says that the list has no entry. */
  readonly none?: string;
  readonly toItem: (entry: Entry) => Item | readonly Item[];
}

export function AttentionColumn<Entry>(props: AttentionColumnProps<Entry>) {
  const { title, icon, all, color, list, total, none = words.none, toItem } = props;
  const id = useId();
  const isReady = list.state === "ready";
  const items = isReady ? list.data.flatMap(toItem) : [];
  const isFull = isReady && list.data.length === MAX_ATTENTION && total === undefined;
  const count = Math.max(items.length, total ?? 0);
  return (
    <Box as="section" aria-labelledby={id} bg="bg.panel" py="5">
      <Flex align="center" gap="2" mb="2" px="5">
        <Box color={`${color}.fg`} aria-hidden="true" css={{ "& svg": { boxSize: "4" } }}>
          {icon}
        </Box>
        <Heading as="h3" id={id} fontSize="sm" lineHeight="20px" fontWeight="600" flex="1">
          {title}
        </Heading>
        {items.length === 0 ? null : (
          <Badge colorPalette={color}>{words.count(count, isFull)}</Badge>
        )}
      </Flex>
      <PanelList
        list={isReady ? { ...list, data: items } : list}
        loading={words.loading}
        failure={words.failed(title)}
        empty={
          <Text px="5" textStyle="caption" color="fg.muted">
            {none}
          </Text>
        }
      >
        {(shown) => (
          <Box px="5">
            <Box as="ul" listStyleType="none">
              {shown.slice(0, SHOWN).map(({ id: key, name, text, to }) => (
                <Box as="li" key={key} py="2" borderTopWidth="1px" _first={{ borderTopWidth: "0" }}>
                  <Text truncate fontSize="sm" fontWeight="560" lang="es">
                    <Link to={to}>{name}</Link>
                  </Text>
                  <Text textStyle="caption" color={color === "red" ? "fg.error" : "fg.muted"}>
                    {text}
                  </Text>
                </Box>
              ))}
            </Box>
            {shown.length <= SHOWN || all === undefined ? null : (
              <Text mt="2" textStyle="caption" color="fg.link">
                <Link to={all} aria-label={words.formatMore(title, count - SHOWN, isFull)}>
                  {words.more(count - SHOWN, isFull)} <span aria-hidden="true">→</span>
                </Link>
              </Text>
            )}
          </Box>
        )}
      </PanelList>
    </Box>
  );
}
