// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { handleFailedImages, startArticleScripts } from "./article-scripts.ts";

const BODY = `<div id="post-body"><p>Uno <img src="/a.webp" alt="Plano del retén"></p>
  <p>Dos <img src="/b.webp" alt=""></p></div><div><img data-optional src="/c.webp" alt=""></div>`;

beforeEach(() => {
  document.body.innerHTML = BODY;
  handleFailedImages(document);
});
afterEach(() => {
  document.body.innerHTML = "";
});

const fail = (src: string) =>
  document.querySelector(`img[src="${src}"]`)?.dispatchEvent(new Event("error"));

describe("pictures that do not load", () => {
  it("are replaced by their text in the body of an article", () => {
    fail("/a.webp");
    expect(document.querySelector('img[src="/a.webp"]')).toBeNull();
    expect(document.querySelector("p")?.textContent).toBe(
      "Uno Imagen no disponible: Plano del retén",
    );
  });

  it("disappear from the body when they have no text", () => {
    fail("/b.webp");
    expect(document.querySelector('img[src="/b.webp"]')).toBeNull();
    expect(document.querySelectorAll("p")[1]?.textContent).toBe("Dos ");
  });

  it("keep their place in a card", () => {
    fail("/c.webp");
    expect(document.querySelector<HTMLElement>('img[src="/c.webp"]')?.style.visibility).toBe(
      "hidden",
    );
  });
});

it("the visible contents list marks the section being read, also beside a closed one", () => {
  const list = '<ul><li><a href="#user-content-a">A</a></li></ul>';
  document.body.innerHTML = `<nav id="rail">${list}</nav>
    <nav><details><summary>Contenido</summary>${list}</details></nav>
    <h2 id="user-content-a">A</h2>`;
  const link = document.querySelector("#rail a");
  const box = [{ height: 20 }] as unknown as DOMRectList;
  if (link) vi.spyOn(link, "getClientRects").mockReturnValue(box);
  startArticleScripts(document);
  document.dispatchEvent(new Event("scrollend"));
  expect(link?.getAttribute("aria-current")).toBe("true");
});
