/** Which file may import which (README, map of the code). Checked by `npm run check`, proven by tests/check/dependency-rule.test.ts. */

const TESTS = "\\.test\\.tsx?$|^((web|functions)/src|domain)/testing/";
const FIREBASE = "(^|/)node_modules/(@firebase/|firebase/|firebase-admin/|reactfire/)";
const DOMAIN = "^domain/";
const PURE_PACKAGES =
  "(^|/)node_modules/(valibot|unified|remark-|rehype-|unist-util-|hast-util-|mdast-util-|@types/(hast|mdast)|character-entities)";

/**
 * @param {string} name
 * @param {string} comment the rule for people
 * @param {string} from pattern of paths; tests are exempt
 * @param {{ path?: string, pathNot?: string[] | string }} to
 */
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: "error",
  from: { path: from, pathNot: TESTS },
  to,
});

export default {
  forbidden: [
    {
      name: "no-cycles",
      comment: "No file imports itself through others, not even for a type.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "resolved",
      comment: "The other rules see only imports that resolve to a file.",
      severity: "error",
      from: { path: "^((web|functions)/src|domain)/", pathNot: TESTS },
      to: { couldNotResolve: true, pathNot: "^#ssr-entry$" },
    },
    forbid(
      "product-without-tests",
      "Product code never imports tests.",
      "^((web|functions)/src|domain)/",
      {
        path: `^tests/|${TESTS}`,
      },
    ),
    forbid("site", "Not the panel, the app or the SDK.", "^web/site/src/pages/", {
      path: "^web/src/(app|admin|firebase)/",
    }),
    forbid("site-screens", "Not another screen.", "^web/site/src/pages/([^/]+)/", {
      path: "^web/site/src/pages/",
      pathNot: "^web/site/src/pages/$1/",
    }),
    forbid("site-links", "A link is a plain <a href>.", "^web/site/src/pages/", {
      path: "(^|/)node_modules/react-router",
    }),
    forbid("admin", "Not the site, the app or the SDK.", "^web/panel/src/", {
      path: "^web/src/(app|site|firebase)/",
    }),
    forbid("admin-features", "Not another feature.", "^web/panel/src/([^/]+)/", {
      path: "^web/panel/src/",
      pathNot: "^web/panel/src/$1/",
    }),
    forbid("sdk", "Only firebase and data use the SDK.", "^web/src/(?!firebase/|data/)", {
      path: FIREBASE,
    }),
    forbid("data", "Data uses firebase, lib, the domain and the SDK.", "^web/src/data/", {
      pathNot: [
        "^web/src/(data|firebase|lib)/",
        DOMAIN,
        FIREBASE,
        "(^|/)node_modules/(@types/)?(react|valibot|idb)/",
      ],
    }),
    forbid("firebase", "The SDK's entry points use lib and the domain.", "^web/src/firebase/", {
      pathNot: [
        "^web/src/(firebase|lib)/",
        DOMAIN,
        FIREBASE,
        "(^|/)node_modules/(@types/)?(react|valibot)/",
      ],
    }),
    forbid("ui", "Components know lib and the domain, nothing above them.", "^web/site/src/ui/", {
      path: "^web/src/(app|site|admin|data|firebase)/",
    }),
    forbid("lib", "Lib holds pure helpers: no React, no SDK.", "^web/src/lib/", {
      pathNot: ["^web/src/lib/", DOMAIN, "(^|/)node_modules/(vite|(@types/)?papaparse)/"],
    }),
    forbid("browser", "The browser's code knows nothing of the server.", "^web/src/", {
      path: "^functions/",
    }),
    forbid("server", "The server knows only the site's renderer, #ssr-entry.", "^functions/src/", {
      path: "^web/",
    }),
    forbid("domain", "The domain is pure: no Firebase, no clock, no network.", DOMAIN, {
      // The families of products are data that every side knows.
      pathNot: [DOMAIN, PURE_PACKAGES, "^web/site/catalogue/families\\.json$"],
    }),
    forbid("use-cases", "Services are arguments.", "^functions/src/use-cases/", {
      pathNot: [DOMAIN, "^functions/src/use-cases/", "(^|/)node_modules/(valibot|uuid)/"],
    }),
    forbid("adapters", "Adapters do not know who composes them.", "^functions/src/adapters/", {
      path: "^functions/src/(endpoints/|index\\.ts|platform/(call|caller|group|http-headers)\\.ts)",
    }),
    {
      name: "unit-tests-without-firebase",
      comment: "A unit test gives the use case plain functions.",
      severity: "error",
      from: { path: "^(domain|functions/src/use-cases)/.*\\.test\\.ts$" },
      to: { path: "(^|/)node_modules/(firebase-admin|firebase-functions)/" },
    },
  ],
  options: {
    // swc reads imports of types too; TypeScript 7 has no API for dependency-cruiser yet.
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".d.ts", ".js"],
      mainFields: ["main", "types"],
    },
  },
};
