import { allowBuiltStyles, allowNoServices } from "../build/hosting-policy.ts";
import { writeNegatedRules } from "../build/negated-rules.ts";
import { inRoot, readFirebaseConfiguration } from "../paths.ts";

export const PREVIEW = "build/preview";
export const NO_PANEL = "no-panel.html";
/** Answers of functions, which send their own policy. */
const ANSWERED = "articulos|blog|";

/** Of Hosting alone: files, no function, and nothing that a search engine may keep. */
export function previewConfiguration(folder: string = PREVIEW) {
  const firebase = readFirebaseConfiguration();
  allowNoServices(firebase);
  allowBuiltStyles(firebase, inRoot(folder));
  const { rewrites, headers, ...hosting } = firebase.hosting;
  const rules = headers.map((rule) => ({ ...rule, source: rule.source.replace(ANSWERED, "") }));
  writeNegatedRules(rules);
  return {
    hosting: {
      ...hosting,
      public: folder,
      predeploy: [],
      headers: [{ source: "**", headers: [{ key: "X-Robots-Tag", value: "noindex" }] }, ...rules],
      rewrites: rewrites
        .filter((rule) => "destination" in rule)
        .map(({ source }) => ({ source, destination: `/${NO_PANEL}` })),
    },
  };
}
