import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { familyNames } from "kit/build/family-names";
import { createServer, loadConfigFromFile } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { catalogueRanges, catalogueTables, contentPages } from "./content-plugin.ts";
import { writeFamilyFiles } from "./family-files.ts";
import { isListed } from "./prerender.mjs";
import { copyCatalogue } from "./testing/catalogue-copy.mjs";

const ENTRY = {
  id: "bisagra-higienica",
  slug: "bisagras",
  name: "Bisagra higiénica",
  category: "Bisagras",
  badgePosition: 7,
  shortDescription: "Gira sin huecos, con eje de {{rango:bisagras:pin_diameter_mm}}.",
  card: {
    description: "Para puertas y tapas que se lavan.",
    specifications: [{ label: "Eje", value: "{{rango:bisagras:pin_diameter_mm}}" }],
  },
  landing: { name: "Bisagra sin huecos", text: "Para puertas que se abren en cada turno." },
  tag: {
    name: "Bisagras y cierres",
    lead: "Cómo elegir bisagras.",
    words: ["bisagra", "bisagras"],
    except: ["bisagras de madera"],
  },
  applications: ["Puertas de máquina"],
  certificates: [{ id: "ehedg", text: "Según criterios EHEDG." }],
  image: "fallback-5",
  moreImages: [],
  altTexts: { "fallback-5": "Bisagra de acero inoxidable" },
  articles: [{ slug: "elegir-bisagras", title: "Elegir bisagras" }],
  calculator: "none",
  page: "/componentes-ehedg",
  notes: ["{{tipicos}}"],
};
const COLUMNS = `bisagras,reference,Referencia,text,,,,no,,,,
bisagras,pin_diameter_mm,Diámetro del eje,number,mm,0,,sí,d1,,,
bisagras,material,Material,choice,,,1.4301=AISI 304 (1.4301),sí,,,,
`;
const TABLE = `reference,pin_diameter_mm,material
NHK-BI-08-304,8,1.4301
NHK-BI-12-304,12,1.4301
`;
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300"><desc>Cota d1 eje.</desc><path d="M0 0H9"/></svg>`;

let copy;
let server;
let site;
beforeAll(async () => {
  copy = copyCatalogue();
  const { folder } = copy;
  copy.edit("families.json", (text) => JSON.stringify([...JSON.parse(text), ENTRY]));
  copy.edit("columns.csv", (text) => text + COLUMNS);
  writeFileSync(join(folder, "bisagras.csv"), TABLE);
  writeFileSync(join(folder, "drawings/bisagras.svg"), DRAWING);
  const file = join(import.meta.dirname, "../vite.config.ts");
  const { config } = await loadConfigFromFile({ command: "serve", mode: "emulators" }, file);
  const own = [
    familyNames(join(folder, "families.json")),
    catalogueRanges(folder),
    catalogueTables(false, folder),
    contentPages(false, folder),
  ];
  const names = own.map(({ name }) => name);
  const others = config.plugins.flat().filter(({ name }) => !names.includes(name));
  server = await createServer({
    ...config,
    configFile: false,
    plugins: [...others, ...own],
    logLevel: "error",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  site = await server.ssrLoadModule("/src/entry-server.tsx");
}, 90_000);
afterAll(async () => {
  await server.close();
  copy.remove();
});

const read = async (path, data) => (await site.render(path, data)).html;

it("has a page with its references, in the sitemap", async () => {
  const addresses = site.ROUTES.flatMap((route) => site.getAddresses(route));
  expect(addresses).toContain("/catalogo/bisagras");
  const page = await site.render("/catalogo/bisagras");
  expect(isListed("/catalogo/bisagras", page)).toBe(true);
  expect(page.html).toContain("NHK-BI-12-304");
  expect(page.html).toContain("Gira sin huecos, con eje de 8 a 12");
  expect(page.html).toContain('alt="Bisagra de acero inoxidable"');
  expect(page.html).toContain("Guía de componentes higiénicos");
});

it("has cards and a badge in the catalog, and a card on the landing page", async () => {
  const catalogue = await read("/catalogo");
  expect(catalogue).toContain("Siete familias");
  expect(catalogue).toContain("Para puertas y tapas que se lavan.");
  expect(catalogue).toMatch(/<a href="#categoria-bisagras" data-count="2">Bisagras</);
  const landing = await read("/");
  expect(landing).toContain("Siete familias");
  expect(landing).toContain("Bisagra sin huecos");
});

it("is known to the search, to the list for inquiries and to the adviser for cleaning", () => {
  const families = [expect.objectContaining({ slug: "bisagras" })];
  for (const path of ["/buscar", "/lista"])
    expect(site.getData(path).families).toEqual(expect.arrayContaining(families));
  expect(site.getData("/catalogo").start.families).toEqual(expect.arrayContaining(families));
});

it("has a tag, which articles with its words get, with links to its page and its articles", async () => {
  const { tagsIn } = await server.ssrLoadModule("domain/tags/tags-in");
  expect(tagsIn(["Bisagras que se limpian"])).toEqual(["bisagras"]);
  expect(tagsIn(["Bisagras de madera"])).toEqual([]);
  const tagged = { kind: "articles", origin: "", posts: [], tag: "bisagras" };
  expect(await read("/articulos/bisagras", tagged)).toContain("Bisagras y cierres");
  const card = { id: "a", title: "A", created_at: "2026-06-01T12:00:00.000Z", view_count: 0 };
  const post = { ...card, slug: "a", updated_at: card.created_at, headings: [], minutes: 1 };
  const article = { ...post, tags: ["bisagras"] };
  const page = await read("/blog/a", { kind: "article", origin: "", post: article, related: [] });
  expect(page).toContain('href="/articulos/bisagras"');
  expect(page).toContain('href="/catalogo/bisagras"');
});

it("has a data sheet and a file of its table, and is in the index of the finder", async () => {
  const dist = mkdtempSync(join(tmpdir(), "nhk-files-"));
  for (const name of ["catalogo", "assets"]) mkdirSync(join(dist, name));
  await writeFamilyFiles(dist, "https://www.example.com", copy.folder);
  expect(readdirSync(join(dist, "catalogo"))).toEqual(
    expect.arrayContaining(["bisagras.csv", "bisagras.pdf"]),
  );
  const [index] = readdirSync(join(dist, "assets"));
  expect(readFileSync(join(dist, "assets", index), "utf8")).toContain("NHK-BI-12-304");
  rmSync(dist, { recursive: true });
});
