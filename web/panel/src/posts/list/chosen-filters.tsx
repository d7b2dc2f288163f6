import { Button, Flex, Link, Text } from "@chakra-ui/react";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import { useImportJob } from "#data/import-jobs.ts";
import { listPaths } from "#ui/list/list-paths.ts";
import { messages } from "./messages.ts";

interface FilterProps {
  readonly onClear: () => void;
}

export function JobFilter({ job, onClear }: FilterProps & { readonly job: string }) {
  const words = messages.ofJob;
  const live = useImportJob(job);
  const name = live.state === "ready" ? live.data[0]?.job_name : undefined;
  return (
    <ChosenFilter
      text={name === undefined ? words.unnamed : words.named(name)}
      link={
        <Link asChild variant="underline" color="brand.fg">
          <RouterLink to={listPaths.importJob(job)}>{words.show}</RouterLink>
        </Link>
      }
      onClear={onClear}
    />
  );
}

export function LabelFilter({ label, onClear }: FilterProps & { readonly label: string }) {
  return <ChosenFilter text={messages.labels.filtered(label)} onClear={onClear} />;
}

interface ChosenFilterProps extends FilterProps {
  readonly text: string;
  readonly link?: ReactNode;
}

function ChosenFilter({ text, link, onClear }: ChosenFilterProps) {
  return (
    <Flex gap="3" wrap="wrap" align="center" px="5" py="2.5" borderBottomWidth="1px" bg="bg.subtle">
      <Text me="auto" overflowWrap="anywhere">
        {text}
      </Text>
      {link}
      <Button size="sm" variant="outline" onClick={onClear}>
        <X aria-hidden="true" size={16} /> {messages.status.all}
      </Button>
    </Flex>
  );
}
