import { Alert, Box } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { useState } from "react";
import { BusyButton } from "#ui/busy-button.tsx";
import { LoadFailure } from "#ui/list/list.tsx";
import { useAction } from "#ui/use-action.ts";
import {
  expiringSubmissions,
  MAX_EXPIRING,
  useExpiringSubmissions,
} from "../data/expiring-submissions.ts";
import { messages } from "../messages.ts";
import type { Assignees } from "../use-assignees.ts";
import { exportSubmissions } from "./export-submissions.ts";

const words = messages.expiry;

/** Names and exports the submissions that are removed soon. */
export function ExpiryNotice({ assignees }: { readonly assignees: Assignees }) {
  // Each minute would be another query.
  const [now] = useState(() => new Date());
  const live = useExpiringSubmissions(now);
  const expiring = live.state === "ready" ? live.data : [];
  const [save, saving] = useAction(
    async () =>
      exportSubmissions("expiring-submissions", await expiringSubmissions(now), assignees),
    { failure: words.failed },
  );
  if (live.state === "failed")
    return (
      <Box mb="4">
        <LoadFailure notice={words.unread} onRetry={live.retry} />
      </Box>
    );
  if (expiring.length === 0) return null;
  const open = expiring.filter(
    (submission) => submission.status !== "completed" && !submission.suspect,
  ).length;
  const more = expiring.length > MAX_EXPIRING ? "+" : "";
  return (
    <Alert.Root status="warning" mb="4" alignItems="center" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>
          {words.title(`${Math.min(expiring.length, MAX_EXPIRING)}${more}`)}
        </Alert.Title>
        <Alert.Description>
          {open === 0 ? null : words.open(`${Math.min(open, MAX_EXPIRING)}${more}`)}
          {words.text}
        </Alert.Description>
      </Alert.Content>
      <BusyButton
        variant="outline"
        color="fg"
        busy={saving}
        busyText={words.exporting}
        onClick={save}
      >
        <Download aria-hidden="true" size={16} /> {words.export}
      </BusyButton>
    </Alert.Root>
  );
}
