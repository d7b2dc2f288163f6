import { Box, chakra } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import type { ListedFamily } from "#lib/page-data.ts";
import { parseList, withoutSent } from "#lib/quote-list.ts";
import { changeList } from "#lib/stored-list.ts";
import { Wrap } from "#ui/section.tsx";
import { EmptyList } from "./empty-list.tsx";
import { ListForm } from "./list-form.tsx";
import { ListLines } from "./list-lines.tsx";
import { focusPasteResult, nothingPasted, PasteCodes } from "./paste-codes.tsx";
import { SentList, type SentListProps } from "./sent-list.tsx";
import { SharedLink } from "./shared-link.tsx";
import { type Undo, UndoRow } from "./undo-row.tsx";
import { useFacts } from "./use-facts.ts";
import { useList } from "./use-list.ts";
import { useSharedLink } from "./use-shared-link.ts";

interface ListScreenProps {
  readonly families: readonly ListedFamily[];
  /** Address of the finder's index, which has what lines tell of their references. */
  readonly index: string;
  readonly onSent: () => void;
}

const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", lg: "minmax(0,7fr) minmax(0,5fr)" },
    gap: { base: "8", lg: "clamp(2rem, 3.5vw, 3.5rem)" },
    alignItems: "start",
    "&[hidden]": { display: "none" },
  },
});

export function ListScreen({ families, index: address, onSent }: ListScreenProps) {
  const { lines, isKept } = useList();
  const [undo, setUndo] = useState<Undo>();
  /** Takes focus once it is shown. */
  const [restored, setRestored] = useState<string>();
  const [sent, setSent] = useState<Omit<SentListProps, "findFamily">>();
  const findFamily = (reference: string) =>
    families.find(({ references }) => references.includes(reference));
  const findSlug = (reference: string) => findFamily(reference)?.slug ?? "";
  const link = useSharedLink(findSlug, setUndo);
  const formatFacts = useFacts(address);
  const [pasted, setPasted] = useState(nothingPasted);
  useEffect(() => {
    if (pasted.lines.length > 0) focusPasteResult();
  }, [pasted.lines]);
  if (sent) return <SentList {...sent} findFamily={findFamily} />;

  function onUndo() {
    if (undo === undefined) return;
    changeList(undo.restore);
    setUndo(undefined);
    setRestored(undo.reference ?? "");
  }

  const isEmpty = lines.length === 0;
  const references = families.flatMap((family) => family.references);
  const paste = (
    <PasteCodes {...{ pasted, references }} findFamily={findSlug} onChange={setPasted} />
  );
  const row = undo && <UndoRow key={undo.text} undo={undo} onUndo={onUndo} />;
  return (
    <>
      <Wrap pb={isEmpty ? "0" : "section.y"} minHeight={isEmpty ? "0" : "100svh"}>
        {link && <SharedLink {...link} own={lines.length} />}
        {(isEmpty || undo?.index === undefined) && row}
        {isEmpty ? paste : null}
        {isEmpty && undo === undefined ? null : (
          // The form keeps its files until lines come back.
          <Columns hidden={isEmpty}>
            {isEmpty ? null : (
              <ListLines
                lines={lines}
                isKept={isKept}
                findFamily={findFamily}
                formatFacts={formatFacts}
                paste={paste}
                restored={restored}
                undo={undo?.index === undefined ? undefined : { index: undo.index, row }}
                onRemoved={setUndo}
              />
            )}
            <Box id="solicitud" data-screen-only="" position={{ lg: "sticky" }} top="6rem">
              <ListForm
                lines={lines}
                onSent={({ id, values }) => {
                  const items = parseList(JSON.parse(values.items ?? "[]"));
                  changeList((now) => withoutSent(now, items));
                  setSent({ id, items });
                  onSent();
                }}
              />
            </Box>
          </Columns>
        )}
      </Wrap>
      {isEmpty ? <EmptyList /> : null}
    </>
  );
}
