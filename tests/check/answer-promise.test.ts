import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { ANSWER_PROMISE } from "domain/contact/contact-options";
import { ANSWER_HOURS } from "domain/contact/working-hours";
import { expect, it } from "vitest";

const TOAST = "Nos pondremos en contacto con usted en un plazo máximo de 24 horas.";

it("the time of an answer is promised in one wording, but for the specification's toast", () => {
  expect(ANSWER_PROMISE).toContain(`${ANSWER_HOURS} horas laborables`);
  const files = execFileSync("git", ["ls-files", "domain", "web", "functions/src"], {
    encoding: "utf8",
  });
  const promises = files
    .split("\n")
    .filter((file) => /\.(tsx?|md|html)$/.test(file) && !/\.test\./.test(file))
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => /\b24 ?h(oras)?\b/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(promises).toEqual([
    `domain/contact/contact-options.ts: export const ANSWER_PROMISE = "${ANSWER_PROMISE}";`,
    'web/kit/lib/site.ts: email: "24 horas, los 7 días de la semana",',
    `web/site/src/ui/contact-form/content.ts: text: "${TOAST}",`,
  ]);
});
