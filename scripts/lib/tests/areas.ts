/**
 * Tests that need servers, by area. The area of a source is the last of these names in its path; the other columns have
 * the beginnings of files in tests/functions and tests/e2e. tests/tools/areas.test.ts keeps the table complete.
 */
const TABLE = `
  accounts users permissions use-can       | users fresh-accounts authorization claim-main-admin | panel/users panel/accounts panel/roles
  auth sign-in sessions auth/accounts      | sessions second-factor password-reset faults/auth  | panel/auth panel/sessions panel/password-reset
  second-factor recovery-codes recovery-code recovery-form recovery-secrets password-proof | second-factor recovery-codes | panel/second-factor
  contact contact-files contact-ticket mail smtp mailbox | contact inbox expired-submissions faults/mail | site/contact. panel/inbox.
  panel/src/contact                        | inbox                                              | panel/inbox
  pages/contact contact-form               |                                                    | site/contact
  deletion delete-all                      | delete-all                                         | panel/delete-all
  trash                                    | trash                                              | panel/trash
  editor editor/shared                     |                                                    | editor/editor. editor/editor-comfort editor/late-cards
  editor/saving presence history post-editing post-drafts post-editors save-post calls/saving sent-post | save-post                      | editor/editor-safety editor/editors-day
  paste                                    |                                                    | editor/paste-floods editor/foreign-pictures
  pictures library bucket                  | pictures copy-picture picture bucket               | editor/library editor/text-pictures
  replaced-picture picture-focus           | replace-picture picture-focus                      | editor/replace-picture editor/picture-focus
  job-pictures picture-run copy-pictures   | foreign-pictures copy-picture                      | imports/job-pictures editor/foreign-pictures
  generation google claims vertex          | generate                                           | editor/ai
  guests partner-blog sandbox/partner      | partner                                            | panel/guest-posts
  imports                                  | import                                             | imports/csv-import imports/csv-assistant imports/csv-update
  import-runner                            | import-races                                       | imports/csv-resume
  csv upload/file                          |                                                    | imports/csv-bad-input
  import-jobs imports/jobs                 | import.                                            | panel/jobs
  similar similarity                       | similar-texts                                      | editor/similar panel/posts-table
  totals overview                          | totals weekly-mails                                | panel/overview
  posts firestore                          | publish-scheduled check-posts trash                | panel/posts-table editor/editor.
  tags tag                                 | tags                                               | editor/editor.
  articles article                         | pages related views sitemap                        | site/articles
  adapters/pages article-html boot         | pages fuzz/fuzz-paths                              | site/articles site/blocked-code
  indexing index-now sandbox/search sandbox/indexnow | indexing indexnow                        | panel/delete-all
  domain/search articles/search catalogue/search ui/list | sitemap                           | site/search site/articles panel/posts-table panel/list-return
  catalogue finder                         |                                                    | site/finder
  family                                   |                                                    | site/family
  calculator calculators                   |                                                    | site/calculators
  cleaning                                 |                                                    | site/cleaning
  quote-list                               |                                                    | site/quote-list site/buyers-journey
  site/src/pages landing legal certifications certified-components product-line sitemap site/content ui/form |  | site/public-pages
  app/document site/images site/public       | headers pages                                      | site/first-picture site/headers site/html-checker
  app web ui shared lib print build        | pages                                              | site/site panel/panel. site/narrow site/print
  web/panel panel/src/ui panel/src/app firebase src/data entry-panel connection-bar | | panel/overlays panel/connection panel/panel-wide
  functions domain/shared store sandbox    | authorization contact. import. faults store reset visitor-key | panel/posts-table
  calls call trace audit                   | authorization fuzz/fuzz-calls reference connections backup | panel/users
`;

const SOURCE = /^((domain|functions\/src|web|tests\/sandbox)\/.*|firestore\.rules)$/;
const NO_SOURCE = /\.test\.\w+$|\/testing\/|\/README\.md$|\/tsconfig\.json$/;

interface Area {
  readonly names: readonly string[];
  readonly functions: readonly string[];
  readonly e2e: readonly string[];
}

export const AREAS: readonly Area[] = TABLE.trim()
  .split("\n")
  .map((row) => {
    const [names = [], functions = [], e2e = []] = row
      .split("|")
      .map((column) => column.split(" ").filter(Boolean));
    return { names, functions, e2e };
  });

/** @param path from the root; tests and documents have no area */
export function findArea(path: string): Area | undefined {
  if (!SOURCE.test(path) || NO_SOURCE.test(path)) return undefined;
  const parts = `/${path.replace(/\.\w+$/, "")}/`;
  const getEnd = ({ names }: Area) => Math.max(...names.map((name) => findEnd(parts, name)));
  const last = AREAS.toSorted((a, b) => getEnd(b) - getEnd(a))[0];
  return last && getEnd(last) > 0 ? last : undefined;
}

/** Where the last part with this name ends; of two that end there, the longer name is further. */
function findEnd(parts: string, name: string): number {
  const start = parts.lastIndexOf(`/${name}/`);
  return start < 0 ? -1 : start + name.length + name.length / 1000;
}
