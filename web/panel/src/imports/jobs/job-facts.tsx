import { Box, Flex, Text } from "@chakra-ui/react";
import { adminDate } from "kit/lib/format/dates";
import type { JobView } from "#data/import-jobs.ts";
import { typeText } from "./job-view.ts";
import { messages } from "./messages.ts";

export function JobFacts({ job }: { readonly job: JobView }) {
  const { facts } = messages;
  return (
    <Flex as="dl" mt="1.5" columnGap="6" rowGap="1" wrap="wrap">
      <Fact name={facts.records}>
        {job.successful_records}/{job.total_records}
        {job.failed_records > 0 ? (
          <Text as="span" color="fg.error" fontWeight="400">
            {` ${messages.failed(job.failed_records)}`}
          </Text>
        ) : null}
      </Fact>
      {job.updated_records ? (
        <Fact name={facts.updated}>
          {job.updated_records}
          {job.recheck_records ? ` ${messages.recheck(job.recheck_records)}` : null}
        </Fact>
      ) : null}
      <Fact name={facts.type}>{typeText(job.import_type)}</Fact>
      <Fact name={facts.created}>{adminDate(job.created_at)}</Fact>
      {job.completed_at ? <Fact name={facts.completed}>{adminDate(job.completed_at)}</Fact> : null}
    </Flex>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <Flex gap="1">
      <Box as="dt" color="fg.muted">
        {name}
      </Box>
      <Box as="dd" fontWeight="550">
        {children}
      </Box>
    </Flex>
  );
}
