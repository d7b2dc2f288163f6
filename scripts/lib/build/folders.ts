/** A build for the local emulators, or for a real project. */
export type Mode = "production" | "emulators";

interface BuildFolders {
  /** Files that Hosting serves. */
  readonly site: string;
  /** The renderer of pages, which the functions contain. */
  readonly renderer: string;
  readonly functions: string;
}

/** Each mode has its own, so that a build for a real project does not replace the site of a running `npm start`. */
export const BUILD_FOLDERS: Readonly<Record<Mode, BuildFolders>> = {
  emulators: { site: "web/dist", renderer: "web/dist-ssr", functions: "functions/lib" },
  production: {
    site: "build/production/dist",
    renderer: "build/production/dist-ssr",
    functions: "build/production/functions",
  },
};
