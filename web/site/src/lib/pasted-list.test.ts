import { limits } from "domain/shared/limits";
import { expect, it } from "vitest";
import { addPasted } from "./pasted-list.ts";

const FOOT = "NHK-PN-M16-080-304";
const CASTER = "NHK-RG-125-PA";
const findFamily = (reference: string) =>
  ({ [FOOT]: "pies-niveladores", [CASTER]: "ruedas" })[reference] ?? "";
const read = (text: string) =>
  addPasted([], text, findFamily).lines.map(
    ({ reference, quantity, verdict }) => `${reference} ${quantity} ${verdict}`,
  );

it.each([
  [`${FOOT}; 40`, 40],
  [`${FOOT};40`, 40],
  [`${FOOT},40`, 40],
  [`${FOOT}\t40`, 40],
  [`${FOOT} 40`, 40],
  [`${FOOT} x 40`, 40],
  [`${FOOT} × 40 uds.`, 40],
  [`${FOOT}*4`, 4],
  [`40 x ${FOOT}`, 40],
  [`40 uds ${FOOT}`, 40],
  [`40;${FOOT}`, 40],
  [`"${FOOT}";"40";"Pie nivelador"`, 40],
  [`${FOOT};Pie nivelador;M16 · ⌀ 80 mm;1.000;Línea 2`, 1000],
  [`${FOOT.toLowerCase()} : 7 unidades`, 7],
  [`${FOOT.replaceAll("-", "–")} 7 pcs`, 7],
  [FOOT, 1],
])("%j are %d", (text, quantity) => expect(read(text)).toEqual([`${FOOT} ${quantity} added`]));

it.each([
  [FOOT, false],
  [`${FOOT}; dos`, false],
  [`${FOOT};Pie nivelador`, false],
  [`${FOOT}; 1`, true],
  [`2 x ${FOOT}`, true],
])("says whether %j has a quantity: %s", (text, hasQuantity) =>
  expect(addPasted([], text, findFamily).lines[0]?.hasQuantity).toBe(hasQuantity),
);

it("judges each line, adds what is repeated, and leaves out blank lines and a header", () => {
  const text = [
    "Referencia;Cantidad",
    `${FOOT};40`,
    "",
    "SKF 6204;3",
    `${FOOT};2`,
    "NHK-XX-1;3",
    `${CASTER};0`,
    `${CASTER};1,5`,
  ].join("\r\n");
  expect(read(text)).toEqual([
    `${FOOT} 40 added`,
    " 3 no-reference",
    `${FOOT} 2 raised`,
    "NHK-XX-1 3 not-in-catalog",
    `${CASTER} 0 no-quantity`,
    `${CASTER} 0 no-quantity`,
  ]);
  expect(addPasted([], text, findFamily).list).toEqual([
    { reference: FOOT, family: "pies-niveladores", quantity: 42, note: "" },
  ]);
});

it("a full list takes no other reference, but more of its own", () => {
  const full = Array.from({ length: limits.quoteItems }, (_, index) => ({
    ...{ reference: index === 0 ? FOOT : `A-${index}`, family: "", quantity: 1, note: "" },
  }));
  const { list, lines } = addPasted(full, `${FOOT} 2\n${CASTER} 2`, findFamily);
  expect(lines.map(({ verdict }) => verdict)).toEqual(["raised", "full"]);
  expect(list[0]?.quantity).toBe(3);
});
