import { chakra } from "@chakra-ui/react";
import { nearestWord } from "domain/search/nearest-word";
import { paths } from "kit/lib/paths";
import { Check, ClipboardPaste, X } from "lucide-react";
import { addPasted, type JudgedLine } from "#lib/pasted-list.ts";
import { changeList } from "#lib/stored-list.ts";
import { Button, TextArea } from "#ui/form/controls.ts";
import { content } from "./content.ts";

export interface Pasted {
  readonly isOpen: boolean;
  readonly text: string;
  readonly lines: readonly JudgedLine[];
}

/** The address /lista?pegar opens it. */
export function nothingPasted(): Pasted {
  const isOpen = new URLSearchParams(location.search).has("pegar");
  return { isOpen, text: "", lines: [] };
}

interface PasteCodesProps {
  readonly pasted: Pasted;
  /** @returns slug, or '' for a reference that is not in the catalog */
  readonly findFamily: (reference: string) => string;
  /** Of the catalog. */
  readonly references: readonly string[];
  readonly onChange: (pasted: Pasted) => void;
}

const RESULT = "codigos-resultado";

/** Shows what became of the lines: the list that they make longer would push it out of sight. */
export const focusPasteResult = () => document.getElementById(RESULT)?.focus();

const words = content.paste;
const isAdded = ({ verdict }: JudgedLine) => verdict === "added" || verdict === "raised";

/** Takes the lines of a mail or a spreadsheet, and says of each what became of it. Wrong ones stay to be corrected. */
export function PasteCodes({ pasted, findFamily, references, onChange }: PasteCodesProps) {
  const { isOpen, text, lines } = pasted;

  function add() {
    let judged: readonly JudgedLine[] = [];
    changeList((now) => {
      const result = addPasted(now, text, findFamily);
      judged = result.lines;
      return result.list;
    });
    const wrong = judged.filter((line) => !isAdded(line)).map((line) => line.text);
    onChange({ isOpen: true, text: wrong.join("\n"), lines: judged });
  }

  const added = lines.filter(isAdded).length;
  return (
    <Details
      data-screen-only=""
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) onChange({ ...pasted, isOpen: currentTarget.open });
      }}
    >
      <summary>
        <ClipboardPaste aria-hidden="true" />
        {words.title}
      </summary>
      <label htmlFor="codigos">{words.label}</label>
      <TextArea
        id="codigos"
        rows={4}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder={words.placeholder}
        value={text}
        onChange={({ target }) => onChange({ ...pasted, text: target.value })}
      />
      <Button type="button" size="md" onClick={add} aria-disabled={text.trim() === "" || undefined}>
        {words.add}
      </Button>
      <p id={RESULT} tabIndex={-1}>
        {lines.length > 0 ? words.result(added, lines.length - added) : ""}
      </p>
      {lines.length > 0 ? (
        <ol>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal
            <li key={at} data-wrong={isAdded(line) ? undefined : ""}>
              {isAdded(line) ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
              <span>
                <b>{line.text}</b> {words.verdicts[line.verdict](line.quantity)}{" "}
                {isAdded(line) && !line.hasQuantity ? words.noQuantity : null}
                <FindLink line={line} />
                {line.verdict === "not-in-catalog" ? (
                  <NearLink {...{ references, findFamily }} reference={line.reference} />
                ) : null}
              </span>
            </li>
          ))}
        </ol>
      ) : null}
    </Details>
  );
}

/** Codes of other makers, as "UCF 206", are words of the search. */
const OTHER_CODE = /(?<!\p{L})\p{L}{2,8}[\s-]?\d[\p{L}\d-]*/u;

function FindLink({ line: { text, verdict } }: { readonly line: JudgedLine }) {
  const [code] = OTHER_CODE.exec(text) ?? [];
  if (verdict !== "no-reference" || code === undefined) return null;
  return <a href={`${paths.search}?${new URLSearchParams({ q: code })}`}>{words.find(code)}</a>;
}

interface NearLinkProps extends Pick<PasteCodesProps, "references" | "findFamily"> {
  readonly reference: string;
}

/** To the reference that differs in one letter or digit, so that its data can be compared. */
function NearLink({ reference, references, findFamily }: NearLinkProps) {
  const toWord = (code: string) => code.replaceAll("-", "").toLowerCase();
  const word = nearestWord(toWord(reference), references.map(toWord), 1);
  const near = references.find((other) => toWord(other) === word);
  if (near === undefined) return null;
  return <a href={`${paths.family(findFamily(near))}#${near}`}>{words.near(near)}</a>;
}

const Details = chakra("details", {
  base: {
    mt: "4",
    fontSize: ".9375rem",
    "& summary": {
      display: "inline-flex",
      alignItems: "center",
      gap: "1.5",
      minHeight: "target.touch",
      cursor: "pointer",
      fontWeight: "550",
      color: "fg.link",
      "& svg": { width: "1rem", height: "1rem" },
    },
    "& label": { display: "block", mb: "1.5", color: "fg.muted" },
    "& textarea": { fontVariantNumeric: "tabular-nums" },
    "& > button": { mt: "3", "&[aria-disabled]": { opacity: ".6", cursor: "default" } },
    "& > p": { mt: "3", fontWeight: "550", _empty: { display: "none" } },
    "& li": { display: "flex", gap: "2", py: "1.5", borderTop: "1px solid {colors.border}" },
    "& ol": { mt: "2" },
    "& li svg": { flex: "none", width: "1rem", height: "1rem", mt: ".2rem", color: "brand.fg" },
    "& li[data-wrong]": { color: "fg.error", "& svg": { color: "inherit" } },
    "& li a": { color: "fg.link", textDecoration: "underline" },
    "& li b": { fontWeight: "550", overflowWrap: "anywhere" },
  },
});
