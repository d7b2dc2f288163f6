import { Box } from "@chakra-ui/react";
import { paths } from "kit/lib/paths";
import { type FormEvent, lazy, Suspense, useEffect } from "react";
import type { PageProps } from "#lib/page-data.ts";
import { LatePart, lateCode } from "#ui/late-part.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { PageHead, Wrap } from "#ui/section.tsx";
import { StaticPart } from "#ui/static-part.tsx";
import { useQuery } from "#ui/use-query.ts";
import { content } from "./content.ts";

const SearchStart = lazy(() =>
  import("./search-start.tsx").then((m) => ({ default: m.SearchStart })),
);
const loadScreen = () => import("./search-screen.tsx");
const searchScreen = lateCode(() => loadScreen().then((m) => m.SearchScreen));

/** /buscar: what is found is loaded after the page. */
export function SearchPage({ data }: PageProps) {
  const search = data?.kind === "search" ? data : null;
  const [text, setText] = useQuery();
  const isOn = search !== null && text.trim() !== "";
  const address = search?.index;
  useEffect(() => {
    if (address) void prepare(address);
  }, [address]);
  return (
    <Box data-hydrate="">
      <PageHead title={content.title} lead={content.lead}>
        <Box maxWidth="44rem" mt="7">
          {/* The text is in the address, also when the code cannot be loaded. */}
          <form action={paths.search} onSubmit={(event: FormEvent) => event.preventDefault()}>
            <SearchBox
              label={content.label}
              placeholder={content.placeholder}
              value={text}
              onChange={setText}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- visitors come to type, also before hydration
              autoFocus
            />
          </form>
        </Box>
      </PageHead>
      <Wrap pb="section.y" minHeight="60svh">
        {isOn ? (
          <Suspense>
            <LatePart code={searchScreen} props={{ data: search, text, onText: setText }} />
          </Suspense>
        ) : null}
        <div hidden={isOn}>
          <StaticPart>
            <SearchStart families={search?.families ?? []} />
          </StaticPart>
        </div>
      </Wrap>
    </Box>
  );
}

async function prepare(address: string): Promise<void> {
  try {
    await (await loadScreen()).prepareSearch(address);
  } catch (error) {
    console.warn("The search could not be prepared", error);
  }
}
