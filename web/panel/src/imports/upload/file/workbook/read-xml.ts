import { Parser } from "saxen";

interface XmlListener {
  /** @param name without its namespace prefix */
  readonly open: (name: string, attribute: (name: string) => string | undefined) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

/**
 * @param xml empty for a part that the workbook does not have
 * @throws for XML that is not well-formed
 */
export function readXml(xml: string, { open, close, text }: XmlListener): void {
  if (xml === "") return;
  const parser = new Parser();
  parser.on("openTag", (name, attributes, decode) => {
    open(localName(name), (key) => {
      const own = Object.entries(attributes()).find(([found]) => localName(found) === key);
      return own && decode(own[1]);
    });
  });
  parser.on("closeTag", (name) => close?.(localName(name)));
  parser.on("text", (part, decode) => text?.(decode(part)));
  parser.on("cdata", (part) => text?.(part));
  parser.parse(xml);
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
