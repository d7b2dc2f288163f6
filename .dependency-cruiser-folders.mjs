import rules from "./.dependency-cruiser.mjs";

/** No folder imports itself through others. A run of its own, because tests and their helpers may use every folder. */
export default {
  forbidden: [
    {
      name: "no-folder-cycles",
      comment: "Move what both folders need into one that both may import.",
      severity: "error",
      scope: "folder",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...rules.options,
    exclude: {
      path: "\\.test\\.tsx?$|^(web/(site|panel)/src|web/kit|functions/src|domain)/testing/|node_modules",
    },
  },
};
