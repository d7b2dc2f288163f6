import { Alert, Button } from "@chakra-ui/react";
import type { ResumeRequest } from "#data/resume-request.ts";
import { labels } from "./labels.ts";

export interface ResumeBannerProps {
  readonly job: ResumeRequest;
  readonly onCancel: () => void;
}

/** Says that the next preview goes on with an interrupted job instead of starting a new one. */
export function ResumeBanner({ job, onCancel }: ResumeBannerProps) {
  return (
    <Alert.Root status="info" mb="5" alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{labels.resumeJob(job.job_name)}</Alert.Title>
        <Alert.Description>{labels.resumeText(job.stored, job.total_records)}</Alert.Description>
      </Alert.Content>
      <Button size="sm" variant="ghost" colorPalette="gray" onClick={onCancel}>
        {labels.cancel}
      </Button>
    </Alert.Root>
  );
}
