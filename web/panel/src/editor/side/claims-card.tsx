import { Alert, Badge, Box, Button, Checkbox, Stack, Text } from "@chakra-ui/react";
import { PanelCard } from "#ui/card.tsx";
import type { SoughtClaim } from "../body/claim-places.ts";
import { messages } from "../shared/messages.ts";
import { ClaimRow, OuterLink } from "./claim-row.tsx";
import type { ClaimCheck } from "./use-claims.ts";

const words = messages.claims;

export interface ClaimsCardProps {
  readonly check: ClaimCheck;
  readonly problem: string | undefined;
  readonly source: "ai" | "guest";
  readonly onShow: (claim: SoughtClaim) => void;
}

export function ClaimsCard({ check, problem, source, onShow }: ClaimsCardProps) {
  const { claims, open, isRead, read } = check;
  const total = claims.length + 1;
  const isInvalid = problem !== undefined;
  return (
    <PanelCard
      title={words.title}
      actions={
        <Badge colorPalette={open === 0 ? "green" : "orange"} alignSelf="flex-start">
          {words.count(total - open, total)}
        </Badge>
      }
    >
      <Stack gap="4" p="5">
        <Text textStyle="caption" color="fg.muted">
          {words.text[source]}
        </Text>
        <StoredTicks check={check} />
        {problem === undefined ? null : (
          <Text color="fg.error" textStyle="caption">
            {problem}
          </Text>
        )}
        {claims.length === 0 ? (
          <Text textStyle="caption">{words.none}</Text>
        ) : (
          <Stack
            role="group"
            aria-label={words.group}
            gap="2.5"
            maxH="22rem"
            overflowY="auto"
            // Leaves space for focus rings at the edge.
            p="1"
            m="-1"
          >
            {claims.map((claim) => (
              <ClaimRow
                key={claim.key}
                claim={claim}
                check={check}
                invalid={isInvalid}
                onShow={() => onShow(claim)}
              />
            ))}
          </Stack>
        )}
        <Box borderTopWidth="1px" pt="4">
          <Checkbox.Root
            size="sm"
            alignItems="flex-start"
            invalid={isInvalid && !isRead}
            checked={isRead}
            onCheckedChange={({ checked }) => read(checked === true)}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control mt="0.5" />
            <Checkbox.Label fontWeight="400">{words.read}</Checkbox.Label>
          </Checkbox.Root>
        </Box>
        <Sources check={check} />
      </Stack>
    </PanelCard>
  );
}

function StoredTicks({ check }: { readonly check: ClaimCheck }) {
  if (check.state === "ready") return null;
  if (check.state === "loading") {
    return (
      <Text role="status" textStyle="caption" color="fg.muted">
        {words.loading}
      </Text>
    );
  }
  return (
    <Alert.Root status="error" size="sm">
      <Alert.Indicator />
      <Alert.Title flex="1">{words.notLoaded}</Alert.Title>
      <Button size="xs" variant="outline" onClick={check.retry}>
        {messages.retry}
      </Button>
    </Alert.Root>
  );
}

function Sources({ check }: { readonly check: ClaimCheck }) {
  const sources = check.records.filter(({ kind }) => kind === "source");
  if (sources.length === 0) return null;
  return (
    <Box textStyle="caption">
      <Text fontWeight="560">{words.sources(sources.length)}</Text>
      <Box as="ul" ps="4" listStyleType="disc" overflowWrap="anywhere">
        {sources.map(({ id, url = "", text }) => (
          <li key={id}>
            <OuterLink url={url} text={text || url} />
          </li>
        ))}
      </Box>
    </Box>
  );
}
