import { Button, Flex, Link, Text } from "@chakra-ui/react";
import { X } from "lucide-react";
import { Link as RouterLink } from "react-router-dom";
import { useImportJob } from "#data/import-jobs.ts";
import { listPaths } from "#ui/list/list-paths.ts";
import { messages } from "./messages.ts";

const words = messages.ofJob;

interface JobFilterProps {
  readonly job: string;
  readonly onClear: () => void;
}

export function JobFilter({ job, onClear }: JobFilterProps) {
  const live = useImportJob(job);
  const name = live.state === "ready" ? live.data[0]?.job_name : undefined;
  return (
    <Flex gap="3" wrap="wrap" align="center" px="5" py="2.5" borderBottomWidth="1px" bg="bg.subtle">
      <Text me="auto" overflowWrap="anywhere">
        {name === undefined ? words.unnamed : words.named(name)}
      </Text>
      <Link asChild variant="underline" color="brand.fg">
        <RouterLink to={listPaths.importJob(job)}>{words.show}</RouterLink>
      </Link>
      <Button size="sm" variant="outline" onClick={onClear}>
        <X aria-hidden="true" size={16} /> {words.all}
      </Button>
    </Flex>
  );
}
