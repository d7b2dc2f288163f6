/** The files of public pages: what several of them load together is one file. */
export const SITE_CHUNKS = {
  groups: [
    // The boot script stays one file, not two requests.
    { name: "index", test: /entry-client\.ts|domain\/errors\.ts/ },
    // Pages that load their parts late use these together.
    {
      name: "late-part",
      test: /ui\/(?:late-part|empty-panel)\.tsx|icons\/(?:wifi-off|x)\.mjs/,
      includeDependenciesRecursively: false,
    },
    {
      name: "post",
      test: /domain\/(?:posts\/post|pictures\/picture-ids|pictures\/picture-types|search\/search-schema)\.ts/,
      includeDependenciesRecursively: false,
    },
  ],
};
