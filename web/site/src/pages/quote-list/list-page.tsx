import { Box } from "@chakra-ui/react";
import { readStored } from "kit/lib/browser-storage";
import { lazy, Suspense, useEffect, useState } from "react";
import type { PageProps } from "#lib/page-data.ts";
import { LatePart, lateCode } from "#ui/late-part.tsx";
import { StaticPart } from "#ui/static-part.tsx";

const ListHead = lazy(() => import("./list-head.tsx").then((m) => ({ default: m.ListHead })));
const EmptyList = lazy(() => import("./empty-list.tsx").then((m) => ({ default: m.EmptyList })));
const sentInquiries = lateCode(() => import("./sent-inquiries.tsx").then((m) => m.SentInquiries));
const listScreen = lateCode(() => import("./list-screen.tsx").then((m) => m.ListScreen));

/** /lista: code for lines and form is loaded when there are lines or a shared link. */
export function ListPage({ data }: PageProps) {
  const [isUsed, setUsed] = useState(false);
  const [hasSent, setHasSent] = useState(false);
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    const look = () => {
      const query = new URLSearchParams(location.search);
      if (
        query.has("l") ||
        query.has("pegar") ||
        readStored("localStorage", "nhk.list") !== undefined
      )
        setUsed(true);
      if (readStored("localStorage", "nhk.sent") !== undefined) setHasSent(true);
    };
    look();
    addEventListener("storage", look);
    addEventListener("pageshow", look);
    return () => {
      removeEventListener("storage", look);
      removeEventListener("pageshow", look);
    };
  }, []);
  const { families, index } = data?.kind === "list" ? data : { families: [], index: "" };
  return (
    <Box data-live="" data-hydrate="">
      {isSent ? null : (
        <StaticPart>
          <ListHead />
        </StaticPart>
      )}
      {isUsed ? (
        <Suspense fallback={<Box minHeight="100svh" />}>
          <LatePart code={listScreen} props={{ families, index, onSent: () => setSent(true) }} />
        </Suspense>
      ) : (
        <StaticPart>
          <EmptyList />
        </StaticPart>
      )}
      {hasSent && !isSent ? (
        <Suspense fallback={null}>
          <LatePart code={sentInquiries} props={{ families, onAdded: () => setUsed(true) }} />
        </Suspense>
      ) : null}
    </Box>
  );
}
