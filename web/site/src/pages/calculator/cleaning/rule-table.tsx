import { chakra } from "@chakra-ui/react";
import { AGENTS, METHODS } from "#cleaning/choices.ts";
import { type CleaningRule, RULES } from "#cleaning/rules.ts";
import type { AdviceProps } from "./advice-panel.tsx";
import { content } from "./content.ts";
import { formatLimit, getLabel, Sources } from "./rule-text.tsx";

/** Phones show each row as a record. */
const Table = chakra("table", {
  base: {
    width: "full",
    mt: "4",
    fontSize: ".875rem",
    lineHeight: "1.4",
    "& caption": { textAlign: "start", color: "fg.muted", mb: "3" },
    "& th, & td": { textAlign: "start", verticalAlign: "top", py: "2.5", pe: "4" },
    "& tbody tr": { borderTop: "1px solid {colors.border}" },
    "& th": { fontWeight: "600" },
    mdDown: {
      "& thead": { position: "absolute", clipPath: "inset(50%)", width: "1px", overflow: "hidden" },
      "&, & caption, & tbody, & tr": { display: "block" },
      "& tbody :is(th, td)": { display: "block", py: "1" },
    },
  },
});
const Rules = chakra("details", {
  base: {
    mt: "14",
    "& summary": { color: "fg.link", cursor: "pointer", py: "2", fontWeight: "550" },
  },
});

type TableProps = Pick<AdviceProps, "values">;

export function RuleTable({ values }: TableProps) {
  const { table } = content;
  return (
    <Rules>
      <summary>{table.summary}</summary>
      <Table>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            {table.columns.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {RULES.map((rule) => (
            <tr key={`${rule.value} ${formatLimit(rule)} ${rule.reason}`}>
              <th scope="row">{getLabel(values, rule) || content.facets[rule.facet]}</th>
              <td>{formatConditions(rule)}</td>
              <td>
                {formatLimit(rule) || table.none}. {rule.reason}
              </td>
              <td>
                <Sources sources={rule.sources} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Rules>
  );
}

function formatConditions({ agents = [], methods = [] }: CleaningRule): string {
  const names = [...agents.map((id) => AGENTS[id]), ...methods.map((id) => METHODS[id])];
  return names.length > 0 ? names.join("; ") : content.table.none;
}
