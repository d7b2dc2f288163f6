import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "../../support/test.ts";

interface Report {
  readonly messages: readonly {
    readonly type: "error" | "info" | "non-document-error";
    readonly subType?: "warning";
    readonly url?: string;
    readonly message: string;
    readonly extract?: string;
  }[];
}

const jar: string = createRequire(import.meta.url)("vnu-jar");
const PAGES = [
  ...["/", "/catalogo", "/contacto", "/certificaciones", "/componentes-ehedg"],
  ...["/pies-niveladores", "/unidades-rodamientos", "/ruedas-industriales"],
  ...["/calculadora/pies", "/calculadora/ruedas", "/calculadora/rodamientos"],
  "/calculadora/limpieza",
  "/buscar",
  ...["pies-niveladores", "pies-ajustables", "unidades-rodamiento"].map(
    (slug) => `/catalogo/${slug}`,
  ),
  ...["soportes", "ruedas", "componentes"].map((slug) => `/catalogo/${slug}`),
  ...["/aviso-legal", "/politica-privacidad", "/politica-cookies"],
  ...["/articulos/ruedas", "/articulos/pescado"],
  ...["/articulos", "/articulos?q=acero", "/sitemap.xml", "/nhk", "/no-existe", "/blog/no-existe"],
];

/** CSS that the checker does not know yet. */
const UNKNOWN = /@starting-style/;

test("the Nu HTML checker finds no error on any page", async ({ at, request }) => {
  const list = await (await request.get(`${at.site}/articulos`)).text();
  const articles = [...new Set(list.match(/\/blog\/[a-z0-9-]+/g))];
  expect(articles.length).toBeGreaterThan(5);
  const folder = await mkdtemp(join(tmpdir(), "pages-"));
  // The sitemap has a page for readers.
  const headers = { accept: "text/html", "sec-fetch-dest": "document" };
  const files: string[] = [];
  for (const path of [...PAGES, ...articles]) {
    const answer = await request.get(`${at.site}${path}`, { headers });
    const file = join(folder, `${files.length}${path.replace(/\W+/g, "-")}.html`);
    await writeFile(file, await answer.text());
    files.push(file);
  }
  // The checker ends with a code when it finds anything.
  const args = ["-jar", jar, "--format", "json", "--exit-zero-always", ...files];
  const { stderr } = await promisify(execFile)("java", args, { maxBuffer: 64 * 1024 * 1024 });
  await rm(folder, { recursive: true });
  const { messages } = JSON.parse(stderr) as Report;
  const errors = messages.filter(({ type, message }) => type !== "info" && !UNKNOWN.test(message));
  expect(
    errors.map(({ url, message, extract }) => `${url?.split("/").at(-1)}: ${message} ${extract}`),
  ).toEqual([]);
});
