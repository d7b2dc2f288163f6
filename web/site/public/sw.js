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
    event.respondWith(answer(event).catch(sayOffline));
});

async function answer(event) {
  const pendingResponse = ask(event);
  const late = new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  const response = await Promise.race([pendingResponse, late]);
  if (response && (response.status < 500 || isOwnPage(response))) return response;
  const page = await fetch(STAND_IN).catch(() => undefined);
  if (!page?.ok) return response ?? pendingResponse;
  return new Response(page.body, { status: 503, headers: page.headers });
}

/** The browser's own page for a worker without connection says that the address may have moved. */
function sayOffline() {
  const page = `<!doctype html>
<html lang="es">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sin conexión · NHK Group</title>
<body style="max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem; font: 1rem/1.5 system-ui">
<h1>Sin conexión</h1>
<p>Compruebe su conexión y vuelva a intentarlo.</p>
<p><a href="">Reintentar</a></p>
</html>`;
  const headers = { "content-type": "text/html; charset=utf-8" };
  return new Response(page, { status: 503, headers });
}

async function ask({ preloadResponse, request }) {
  return (await preloadResponse) ?? fetch(request);
}

/** The function's own pages of failures, unlike those of Google's servers, have a policy. */
function isOwnPage({ headers }) {
  return headers.has("content-security-policy") && headers.get("content-type")?.includes("html");
}
