/*
 * Only for pages that functions make (/articulos, /blog): Hosting has no page of its own for a function that fails or
 * does not answer, and waits for it for a minute. Nothing is stored; the page that stands in is a file of Hosting.
 */
const WAIT_MS = 3000;
const STAND_IN = "/sin-respuesta";

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => {
  event.waitUntil(registration.navigationPreload?.enable());
});

addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate" && event.request.method === "GET")
    event.respondWith(answer(event));
});

async function answer(event) {
  const asked = ask(event);
  const late = new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  // A lost connection is the browser's to explain.
  const response = await Promise.race([asked, late]);
  if (response && (response.status < 500 || isOwnPage(response))) return response;
  const page = await fetch(STAND_IN).catch(() => undefined);
  if (!page?.ok) return response ?? asked;
  return new Response(page.body, { status: 503, headers: page.headers });
}

async function ask({ preloadResponse, request }) {
  return (await preloadResponse) ?? fetch(request);
}

/** The function's own pages of failures, unlike those of Google's servers, have a policy. */
function isOwnPage({ headers }) {
  return headers.has("content-security-policy") && headers.get("content-type")?.includes("html");
}
