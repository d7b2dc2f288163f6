import { smokeTest } from "../../../scripts/lib/smoke/smoke.ts";
import { addresses } from "../../support/addresses.ts";
import { expect, test } from "../../support/test.ts";

test("pages allow no inline script and only their own styles, files have the workers' short policy, and the smoke test of deployments passes", async ({
  request,
}) => {
  for (const path of ["/", "/contacto", "/nhk", "/no-such-page", "/favicon.svg", "/articulos"]) {
    const headers = (await request.get(path)).headers();
    const policy = headers["content-security-policy"] ?? "";
    for (const directive of policy.split("; "))
      if (!directive.startsWith("style-src-attr ")) expect(directive, path).not.toContain("unsafe");
    expect(policy, path).toContain("'sha256-");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["referrer-policy"], path).toBe("strict-origin-when-cross-origin");
  }
  const [file = ""] = /\/assets\/[\w-]+\.js/.exec(await (await request.get("/")).text()) ?? [];
  const headers = (await request.get(file)).headers();
  expect(headers["content-security-policy"]).toBe("default-src 'self'");
  expect(headers["x-content-type-options"]).toBe("nosniff");

  const lines = await smokeTest(addresses().site);
  // The emulators have no registered web app.
  expect(lines.filter(({ state }) => state !== "ready")).toMatchObject([
    { name: "Options of Firebase" },
  ]);
});

test("an injected style or script has no effect", async ({ page, allowConsoleError }) => {
  allowConsoleError(/content security policy: (?:style-src-elem|script-src-elem) inline/);
  allowConsoleError(/violates the following Content Security Policy/);
  await page.goto("/contacto");
  const color = await page.evaluate(() => {
    const style = document.createElement("style");
    style.textContent = "body { color: rgb(1, 2, 3) !important }";
    const script = document.createElement("script");
    script.textContent = "document.title = 'smuggled'";
    document.head.append(style, script);
    return getComputedStyle(document.body).color;
  });
  expect(color).not.toBe("rgb(1, 2, 3)");
  await expect(page).not.toHaveTitle("smuggled");
});

test("other pages cannot embed the panel", async ({ page, allowConsoleError }) => {
  allowConsoleError(/Framing 'http:\/\/127\.0\.0\.1:\d+\/' violates/);
  allowConsoleError(/frame-ancestors/);
  await page.route("**/frame.html", (route) =>
    route.fulfill({ contentType: "text/html", body: '<iframe src="/nhk"></iframe>' }),
  );
  await page.goto("/frame.html");
  const frame = page.frames()[1];
  await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/);
});
