import { Box, Text } from "@chakra-ui/react";
import type { AuditEntry } from "functions/domain/audit";
import { ScrollText } from "lucide-react";
import { useAuditLog } from "#data/audit-log.ts";
import { adminDate } from "#lib/dates.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { PanelCard } from "#ui/panel-card.tsx";
import { PanelList } from "#ui/panel-list.tsx";
import { messages } from "./messages.ts";

const words = messages.audit;

/** Who did what, when. Nothing here can be changed. */
export function AuditCard() {
  const entries = useAuditLog();
  return (
    <PanelCard title={words.title} description={words.subtitle}>
      <PanelList
        list={entries}
        loading={words.loading}
        failure={words.failure}
        empty={<EmptyState icon={<ScrollText />} title={words.empty} />}
      >
        {(list) => (
          <Box
            as="ol"
            listStyleType="none"
            maxH="26rem"
            overflowY="auto"
            // A region that scrolls has to be reached by keyboard.
            tabIndex={0}
            aria-label={words.title}
          >
            {list.map((entry) => (
              <Box
                as="li"
                key={entry.id}
                px={{ base: "4", md: "5" }}
                py="2.5"
                borderBottomWidth="1px"
                _last={{ borderBottomWidth: "0" }}
                overflowWrap="anywhere"
              >
                <Text>
                  <Text as="span" fontWeight="560">
                    {actorOf(entry)}
                  </Text>{" "}
                  {words.actions[entry.action]}
                </Text>
                <Text textStyle="caption" color="fg.muted">
                  {[adminDate(entry.at), ...detailsOf(entry)].join(" · ")}
                </Text>
              </Box>
            ))}
          </Box>
        )}
      </PanelList>
    </PanelCard>
  );
}

function actorOf({ actor_email, actor_uid }: AuditEntry): string {
  if (actor_uid === "system") return words.system;
  return actor_email === "" ? messages.idText(actor_uid) : actor_email;
}

function detailsOf({ target, details }: AuditEntry): string[] {
  const facts = Object.entries(details ?? {}).map(
    ([name, value]) => `${name.replaceAll("_", " ")}: ${value}`,
  );
  return target === undefined ? facts : [target, ...facts];
}
