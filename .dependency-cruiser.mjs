/** Which file may import which (README, map of the code). Checked by `npm run check`, proven by tests/check/dependency-rule.test.ts. */

const PRODUCT = "^(web/(site|panel)/src|web/kit|functions/src|domain)/";
const TESTS = "\\.test\\.tsx?$|^(web/(site|panel)/src|web/kit|functions/src|domain)/testing/";
const FIREBASE = "(^|/)node_modules/(@firebase/|firebase/|firebase-admin/|reactfire/)";
const DOMAIN = "^domain/";
const PURE_PACKAGES =
  "(^|/)node_modules/(valibot|unified|remark-|rehype-|unist-util-|hast-util-|mdast-util-|@types/(hast|mdast)|character-entities)";

const TOPICS = "accounts|audit|contact|editor|generation|guests|imports|overview|pictures|posts";
const SHARED_TOPICS = "indexing|similarity";
const DATA = "^web/(site|panel)/src/data/|^web/panel/src/[^/]+/data/";
const SDK = "^web/((site|panel)/src|kit)/firebase/";
const PRODUCTS = "^web/site/src/(calculators|catalogue|cleaning)/";
const LIB = "^web/((site|panel)/src|kit)/(lib|csv)/";

/**
 * @param {string} name
 * @param {string} comment the rule for people
 * @param {string} from pattern of paths; tests are exempt
 * @param {{ path?: string, pathNot?: string[] | string }} to
 * @param {string} [except] pattern of further paths that are exempt
 */
const forbid = (name, comment, from, to, except) => ({
  name,
  comment,
  severity: "error",
  from: { path: from, pathNot: except ? [TESTS, except] : TESTS },
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
      from: { path: PRODUCT, pathNot: TESTS },
      to: { couldNotResolve: true, pathNot: "^#ssr-entry$" },
    },
    forbid("product-without-tests", "Product code never imports tests.", PRODUCT, {
      path: `^tests/|${TESTS}`,
    }),
    forbid("doors", "Site and panel share the kit, and nothing else.", "^web/(site|panel)/", {
      path: "^web/(site|panel)/",
      pathNot: "^web/$1/",
    }),
    forbid("kit", "The kit knows neither site nor panel.", "^web/kit/", {
      path: "^web/(site|panel)/",
    }),
    forbid(
      "pages",
      "A page uses no other page, nor what composes them.",
      "^web/site/src/pages/([^/]+)/",
      {
        path: "^web/site/src/(app|firebase|pages)/",
        pathNot: "^web/site/src/pages/$1/",
      },
    ),
    forbid("topics", "Of another topic only its data.", `^web/panel/src/(${TOPICS})/`, {
      path: `^web/panel/src/(app|${TOPICS})/`,
      pathNot: ["^web/panel/src/$1/", DATA],
    }),
    forbid("shared-topics", "Every topic may use them.", `^web/panel/src/(${SHARED_TOPICS})/`, {
      path: `^web/panel/src/(app|${TOPICS})/`,
    }),
    forbid(
      "sdk",
      "Only data and firebase use the SDK.",
      "^web/",
      {
        path: FIREBASE,
      },
      `${DATA}|${SDK}`,
    ),
    forbid("data", "Data uses firebase, lib, the kit, the domain and the SDK.", DATA, {
      pathNot: [
        DATA,
        SDK,
        LIB,
        PRODUCTS,
        DOMAIN,
        FIREBASE,
        "(^|/)node_modules/(@types/)?(react|valibot|idb)/",
      ],
    }),
    forbid("firebase", "The SDK's entry points use lib and the domain.", SDK, {
      pathNot: [SDK, LIB, DOMAIN, FIREBASE, "(^|/)node_modules/(@types/)?(react|valibot)/"],
    }),
    forbid(
      "ui",
      "Components know lib and the domain, nothing above them.",
      "^web/((site|panel)/src|kit)/ui/",
      {
        path: `^web/(site|panel)/src/(app|pages|${TOPICS})/|${DATA}|${SDK}`,
      },
    ),
    forbid("products", "What is known of the products is pure, as the domain.", PRODUCTS, {
      pathNot: [PRODUCTS, DOMAIN, "(^|/)node_modules/valibot/"],
    }),
    forbid("lib", "Lib holds pure helpers: no React, no SDK.", LIB, {
      pathNot: [LIB, PRODUCTS, DOMAIN, "(^|/)node_modules/(vite|(@types/)?papaparse)/"],
    }),
    forbid(
      "browser",
      "The browser's code knows nothing of the server.",
      "^web/((site|panel)/src|kit)/",
      {
        path: "^functions/",
      },
    ),
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
