import { visit } from "unist-util-visit";
import { findTags } from "../article-html/html-tags.ts";
import { articleTree } from "../article-html/render-article.ts";
import { foreignAddress, type Origins } from "../pictures/foreign-address.ts";
import type { PostBody } from "../posts/post.ts";
import { decodeEntities } from "../shared/entities.ts";

interface ShownPictures {
  readonly body: PostBody;
  readonly featured: string;
}

/** @returns addresses, each once */
export function listForeignPictures(
  { body: { content, content_format }, featured }: ShownPictures,
  origins: Origins,
): readonly string[] {
  const sources = [featured];
  const tree = /<img|!\[/i.test(content) ? articleTree(content, content_format) : null;
  if (tree) {
    visit(tree, "element", ({ tagName, properties }) => {
      if (tagName === "img") sources.push(String(properties.src ?? ""));
    });
  }
  const found = sources.map((source) => foreignAddress(source, origins));
  return [...new Set(found.filter((address) => address !== null))];
}

/**
 * Changes nothing but these addresses.
 * @param copies by address, as `listForeignPictures` returns it
 */
export function withCopies(
  { body, featured }: ShownPictures,
  copies: ReadonlyMap<string, string>,
  origins: Origins,
): { readonly content: string; readonly featured: string; readonly count: number } {
  const usedCopies = new Set<string>();
  const findCopy = (source: string) => {
    const copy = copies.get(foreignAddress(source, origins) ?? "");
    if (copy !== undefined) usedCopies.add(copy);
    return copy;
  };
  let content = "";
  let done = 0;
  for (const { start, end, address } of placesIn(body.content)) {
    const copy = findCopy(address);
    if (copy === undefined || start < done) continue;
    content += body.content.slice(done, start) + copy;
    done = end;
  }
  content += body.content.slice(done);
  return { content, featured: findCopy(featured) ?? featured, count: usedCopies.size };
}

interface Place {
  readonly start: number;
  readonly end: number;
  readonly address: string;
}

function placesIn(content: string): readonly Place[] {
  const places = [...htmlPlaces(content), ...markdownPlaces(content)];
  return places.sort((a, b) => a.start - b.start);
}

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/dg;

function* htmlPlaces(content: string): Generator<Place> {
  for (const { name, closing, start, end } of findTags(content)) {
    if (name !== "img" || closing) continue;
    const from = start + "<img".length;
    for (const found of content.slice(from, end - 1).matchAll(ATTRIBUTE)) {
      if (found[1]?.toLowerCase() !== "src") continue;
      const place = findPlace(found, [2, 3, 4], from);
      if (place) yield { ...place, address: decodeEntities(place.address) };
      break;
    }
  }
}

/** Limited, so that it takes linear time. */
const MARKDOWN_IMAGE =
  /!\[(?:[^[\]\\]|\\.|\[(?:[^[\]\\]|\\.)*\]){0,1000}\]\(\s*(?:<([^<>\n]*)>|([^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*))/dgs;
const MARKDOWN_DEFINITION =
  /^ {0,3}\[[^[\]\n]{1,1000}\]:[ \t]*(?:\n[ \t]*)?(?:<([^<>\n]*)>|(\S+))/dgm;
const MARKDOWN_ESCAPE = /\\([!-/:-@[-`{-~])/g;

function* markdownPlaces(content: string): Generator<Place> {
  for (const pattern of [MARKDOWN_IMAGE, MARKDOWN_DEFINITION]) {
    for (const found of content.matchAll(pattern)) {
      const place = findPlace(found, [1, 2], 0);
      if (!place) continue;
      yield { ...place, address: decodeEntities(place.address.replace(MARKDOWN_ESCAPE, "$1")) };
    }
  }
}

function findPlace(found: RegExpExecArray, groups: readonly number[], from: number): Place | null {
  for (const group of groups) {
    const [start, end] = found.indices?.[group] ?? [];
    if (start === undefined || end === undefined) continue;
    return { start: from + start, end: from + end, address: found[group] ?? "" };
  }
  return null;
}
