import { expect, it } from "vitest";
import { toHeaders } from "./pages.ts";

it("article pages may connect to Google's services for drafts, but to no functions", () => {
  const answer = { type: "html", status: 200, body: "", cache: "no-store" } as const;
  const headers = toHeaders(answer, "https://www.site.example", false);
  const [connect] = headers["Content-Security-Policy"]?.match(/connect-src [^;]*/) ?? [];
  expect(connect).toBe(
    "connect-src 'self' https://firestore.googleapis.com https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
  );
});
