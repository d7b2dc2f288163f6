declare module "#ssr-entry" {
  export interface RenderedPage {
    readonly html: string;
    readonly head: string;
    readonly status: number;
  }
  interface Route {
    readonly path: string;
  }
  export const ROUTES: readonly Route[];
  export function render(
    url: string,
    data: unknown,
    origin: string,
    readPicture?: (path: string) => Promise<string | undefined>,
  ): Promise<RenderedPage>;
  export function fillTemplate(
    template: string,
    page: Pick<RenderedPage, "html" | "head">,
    data: unknown,
  ): string;
}
