import { ChakraProvider } from "@chakra-ui/react";
import type { EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { type ComponentType, useEffect } from "react";
import type { PageData, PageProps } from "#lib/page-data.ts";
import { HydratingContext } from "#ui/static-part.tsx";
import { siteSystem } from "#ui/theme/theme.ts";
import { SiteLayout } from "./site-layout.tsx";
import type { SiteRoute } from "./site-route.ts";

interface SiteRootProps {
  readonly cache: EmotionCache;
  readonly route: SiteRoute;
  readonly Page: ComponentType<PageProps>;
  readonly data: PageData;
  readonly isFinished?: boolean;
  readonly onReady?: () => void;
}

export function SiteRoot({ cache, route, Page, data, isFinished = false, onReady }: SiteRootProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={siteSystem}>
        <HydratingContext value={isFinished}>
          <SiteLayout header={route.header} path={route.path}>
            <Page data={data} />
          </SiteLayout>
        </HydratingContext>
      </ChakraProvider>
    </CacheProvider>
  );
}
