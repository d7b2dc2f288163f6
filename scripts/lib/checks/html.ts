import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  definePlugin,
  HtmlValidate,
  Rule,
  StaticConfigLoader,
  type TagEndEvent,
} from "html-validate";
import { BUILD_FOLDERS } from "../build/folders.ts";
import { inRoot } from "../paths.ts";

/** Pictures of a set with `sizes` have a width each, which the library does not ask for. */
class WidthOfPictures extends Rule {
  override setup(): void {
    this.on("tag:ready", ({ target }: { target: TagEndEvent["target"] }) => {
      for (const [set, sizes] of [
        ["srcset", "sizes"],
        ["imagesrcset", "imagesizes"],
      ] as const) {
        const text = target?.getAttributeValue(set);
        if (!text || !target?.hasAttribute(sizes)) continue;
        const pictures = text.split(/,\s+/).map((picture) => picture.trim());
        if (pictures.some((picture) => !/\s\d+w$/.test(picture)))
          this.report(target, `${set} with ${sizes} needs the width of each picture`);
      }
    });
  }
}

const site = definePlugin({ name: "site", rules: { "site/width-of-pictures": WidthOfPictures } });
const checker = new HtmlValidate(
  new StaticConfigLoader({
    plugins: [site],
    extends: ["html-validate:standard"],
    elements: ["html5"],
    rules: { "no-missing-references": "error", "site/width-of-pictures": "error" },
  }),
);

/** @returns a line for each fault of a page, with its place */
export async function findHtmlFaults(html: string): Promise<readonly string[]> {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, message }) => `${line}:${column} ${message}`),
  );
}

/** @throws Error that names the faults of the pages of the last build */
export async function requireValidHtml(): Promise<void> {
  const folder = inRoot(BUILD_FOLDERS.emulators.site);
  const faults: string[] = [];
  for (const file of globSync("**/*.html", { cwd: folder }))
    for (const fault of await findHtmlFaults(readFileSync(join(folder, file), "utf8")))
      faults.push(`${file}:${fault}`);
  if (faults.length > 0) throw new Error(faults.join("\n"));
}
