import { CALL_GROUPS } from "domain/calls/calls";
import { REGION } from "domain/shared/region";
import { VERTEX_SDKS } from "../../../functions/src/platform/config.ts";
import { isOrigin } from "../build/site-url.ts";
import { type Check, missing, ready, wrong } from "./line.ts";
import { declared, type Project } from "./project.ts";

interface Form {
  readonly accepts: (value: string) => boolean;
  readonly means: string;
}

const matching = (pattern: RegExp, means: string): Form => ({
  ...{ accepts: (value) => pattern.test(value), means },
});
const ADDRESS = String.raw`[^\s@<>,]+@[^\s@<>,]+\.[^\s@<>,]+`;
const MAILBOX = `(?:${ADDRESS}|[^<>,]*<${ADDRESS}>)`;
const mailboxes = matching(new RegExp(`^${MAILBOX}(?:, *${MAILBOX})*$`), "an e-mail address");
const wholeNumber = matching(/^\d{1,6}$/, "a whole number");
const empty = matching(/^$/, "empty in a real project");

/** The others are whole numbers. */
const FORMS: Readonly<Record<string, Form>> = {
  SITE_URL: {
    accepts: (value) => isOrigin(value) && value.startsWith("https://"),
    means: "an https origin without a slash at the end",
  },
  MAIN_ADMIN_EMAIL: matching(new RegExp(`^${ADDRESS}$`), "an e-mail address"),
  MAIL_FROM: mailboxes,
  MAIL_TO: mailboxes,
  SEARCH_CONSOLE_PROPERTY: matching(
    /^(?:|sc-domain:[\w.-]+|https:\/\/\S+\/)$/,
    "empty, sc-domain:example.com or https://www.example.com/",
  ),
  SEARCH_CONSOLE_URL: empty,
  INDEXNOW_KEY: matching(
    /^(?:|[A-Za-z0-9-]{8,128})$/,
    "empty, or 8 to 128 letters, digits and hyphens",
  ),
  INDEXNOW_URL: empty,
  PARTNER_URL: matching(/^(?:|https:\/\/\S+)$/, "empty or an https address"),
  VERTEX_SDK: {
    accepts: (value) => VERTEX_SDKS.some((sdk) => sdk === value),
    means: VERTEX_SDKS.join(" or "),
  },
  VERTEX_MODEL: matching(/^[\w.-]+$/, "the name of a model"),
  VERTEX_LOCATION: matching(/^(?:eu|us|global|[a-z]+-[a-z]+\d+)$/, "eu, us, global or a region"),
  VERTEX_ENDPOINT: matching(/^[\w.:-]*$/, "empty or a host"),
  VERTEX_CA_FILE: empty,
  PICTURES_STAND_IN: empty,
  SCHEDULE_REGION: {
    accepts: (value) => /^[a-z]+-[a-z]+\d+$/.test(value) && value !== REGION,
    means: "a region with Cloud Scheduler",
  },
  SUBMISSION_MONTHS: matching(/^(?:[3-9]|[1-9]\d{1,2})$/, "a number from 3"),
  FORWARDED_HOPS: matching(/^[1-9]$/, "a number from 1"),
  PAGES_MIN_INSTANCES: matching(/^[0-5]$/, "a number from 0 to 5"),
  APP_CHECK_ENFORCED: {
    accepts: (value) => value === "" || namesIn(value).every(isCall),
    means: "names of functions, separated by commas",
  },
};

const CALLS = Object.values(CALL_GROUPS).flatMap((calls) => Object.keys(calls));
const isCall = (name: string) => CALLS.includes(name);

export function namesIn(list: string): readonly string[] {
  return list.split(",").flatMap((name) => name.trim() || []);
}

export const parameters: Check = {
  names: ["Parameters"],
  role: "",
  read: (project) => Promise.resolve(listParameterLines(project)),
};

/** A release without questions needs a value of each parameter, also of those that have a default. */
export function listParameterLines({ id, written }: Pick<Project, "id" | "written">) {
  const file = `functions/.env.${id}`;
  const mend = `step 3: ${file}`;
  const names = declared.map(({ name }) => name);
  const absent = names.filter((name) => written[name] === undefined);
  const faults = Object.entries(written).flatMap(([name, value]) => {
    if (value === undefined) return [];
    if (!names.includes(name)) return [wrong(`Parameter ${name}`, "no such parameter", mend)];
    const { accepts, means } = FORMS[name] ?? wholeNumber;
    if (accepts(value)) return [];
    return [wrong(`Parameter ${name}`, `"${value}" is not: ${means}`, mend)];
  });
  if (absent.length > 0) return [missing("Parameters", absent.join(", "), mend), ...faults];
  return faults.length > 0 ? faults : [ready("Parameters", `${names.length} in ${file}`)];
}
