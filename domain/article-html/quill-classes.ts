import type { Root } from "hast";
import { walk } from "./walk.ts";

const MAX_INDENT = 8;

/** Older articles have Quill's classes for alignment and indent. */
export function quillClassesToStyles(tree: Root): void {
  walk(tree, ({ properties }) => {
    const classes = Array.isArray(properties.className) ? properties.className.join(" ") : "";
    const align = /(?:^| )ql-align-(center|right|justify)(?: |$)/.exec(classes)?.[1];
    const indent = Number(/(?:^| )ql-indent-(\d)(?: |$)/.exec(classes)?.[1] ?? 0);
    const styles = [
      align && `text-align:${align}`,
      indent >= 1 && indent <= MAX_INDENT && `margin-left:${indent * 2}em`,
      properties.style,
    ].filter((style) => typeof style === "string" && style !== "");
    if (align || indent > 0) properties.style = styles.join(";");
    return undefined;
  });
}
