import { smokeTest } from "../../../scripts/lib/smoke/smoke.ts";
import { addresses } from "../../support/addresses.ts";
import { expect, test } from "../../support/test.ts";

const ADDRESSES = ["/", "/contacto", "/nhk", "/no-such-page", "/favicon.svg", "/articulos"];

for (const path of ADDRESSES)
  test(`${path} allows no inline script and only its own styles`, async ({ request }) => {
    const answer = await request.get(path);
    const headers = answer.headers();
    const policy = headers["content-security-policy"] ?? "";
    for (const directive of policy.split("; "))
      if (!directive.startsWith("style-src-attr ")) expect(directive).not.toContain("unsafe");
    expect(policy).toContain("'sha256-");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  });

test("files of the build have the workers' short policy instead of a page's", async ({
  page,
  request,
}) => {
  await page.goto("/");
  const file = await page.locator('script[src^="/assets/"]').first().getAttribute("src");
  const headers = (await request.get(file ?? "")).headers();
  expect(headers["content-security-policy"]).toBe("default-src 'self'");
  expect(headers["x-content-type-options"]).toBe("nosniff");
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

test("the site passes the smoke test of deployments", async () => {
  const lines = await smokeTest(addresses().site);
  // The emulators have no registered web app.
  expect(lines.filter(({ state }) => state !== "ready")).toMatchObject([
    { name: "Options of Firebase" },
  ]);
});
