import { ChakraProvider } from "@chakra-ui/react";
import type { EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { type ComponentType, useEffect } from "react";
import { SiteLayout } from "#app/site-layout.tsx";
import type { PageData, PageProps } from "#lib/page-data.ts";
import { Adopting } from "#ui/static-part.tsx";
import { siteSystem } from "#ui/theme-site.ts";
import type { SiteRoute } from "./routes.tsx";

interface SiteRootProps {
  readonly cache: EmotionCache;
  readonly route: SiteRoute;
  readonly Page: ComponentType<PageProps>;
  readonly data: PageData;
  /** The page is finished HTML that is being adopted. */
  readonly isFinished?: boolean;
  /** Called once the page answers to its visitor. */
  readonly onReady?: () => void;
}

/** A public page as server and browser render it: the same tree, so that hydration finds what it expects. */
export function SiteRoot({ cache, route, Page, data, isFinished = false, onReady }: SiteRootProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={siteSystem}>
        <Adopting value={isFinished}>
          <SiteLayout header={route.header} path={route.path}>
            <Page data={data} />
          </SiteLayout>
        </Adopting>
      </ChakraProvider>
    </CacheProvider>
  );
}
