import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { DomainError } from "domain/shared/errors";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { pictureRunner } from "../data/picture-run.ts";
import { CheckPictures, ImportedPictures, JobPictures } from "./job-pictures.tsx";

const data = vi.hoisted(() => ({ call: vi.fn(), notify: { success: vi.fn() } }));
vi.mock("../data/picture-run.ts", async () => {
  const { createPictureRunner } = await import("../data/picture-runner.ts");
  const { useSyncExternalStore } = await import("react");
  const runner = createPictureRunner({ call: data.call, withLock: (_, work) => work() });
  return {
    pictureRunner: runner,
    usePictureRun: () => useSyncExternalStore(runner.subscribe, runner.get),
  };
});
vi.mock("#ui/toasts/toaster.tsx", () => ({ notify: data.notify }));

const job = { id: "0b6c1f53-96a3-4b7b-8a54-3f6e1f2a9d10", job_name: "Enero" };
const other = { id: "6d3f3c0e-58d0-4e3f-9c1d-0f4e5a6b7c8d", job_name: "Febrero" };
const toUrl = (n: number) => `https://fotos.example/${n}.jpg`;
let addresses: readonly string[] = [];
let titles: readonly string[] = [];

/** Answers as a server on which the given calls fail. */
function serves(count: number, fails: (name: string, url: string) => Error | null = () => null) {
  addresses = Array.from({ length: count }, (_, n) => toUrl(n));
  data.call.mockImplementation(async (name: string, input: { url?: string; copies?: [] }) => {
    const error = fails(name, input.url ?? "");
    if (error) throw error;
    if (name === "copyPicture") return { url: "/media/x" };
    if (name === "findForeignPictures") {
      const posts = titles.map((title) => ({ id: title, title, addresses }));
      return { posts: addresses.length > 0 ? posts : [], read: titles.length };
    }
    const done: readonly { from: string }[] = input.copies ?? [];
    return { left: addresses.filter((address) => !done.some(({ from }) => from === address)) };
  });
}

function show() {
  render(
    <ChakraProvider value={panelSystem}>
      {[job, other].map((shownJob) => (
        <section key={shownJob.id} aria-label={shownJob.job_name}>
          <CheckPictures job={shownJob} />
          <JobPictures job={shownJob} />
        </section>
      ))}
      <ImportedPictures />
    </ChakraProvider>,
  );
  const user = userEvent.setup();
  const row = within(screen.getByRole("region", { name: "Enero" }));
  const press = (name: string) => user.click(row.getByRole("button", { name }));
  const named = (name: string) => row.findByRole("group", { name });
  return { user, row, press, named };
}

beforeEach(() => {
  titles = ["Uno"];
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  pictureRunner.close();
  vi.clearAllMocks();
});

it("counts, copies and closes, and the focus stays in the row", async () => {
  serves(2);
  const { row, press, named, user } = show();
  await press("Check pictures of “Enero”");
  await named("2 pictures in 1 post are on other servers");
  expect(screen.queryByRole("region", { name: "Pictures of “Febrero”" })).toBeNull();
  expect(screen.getByRole("region", { name: "Pictures of “Enero”" })).toBeTruthy();
  await press("Copy into the library");
  await named("2 pictures copied into the library");
  expect(data.notify.success).toHaveBeenCalledExactlyOnceWith("2 pictures copied into the library");
  expect(document.activeElement).toBe(row.getByRole("button", { name: "Close" }));
  await user.keyboard("{Enter}");
  expect(row.queryByRole("group")).toBeNull();
  expect(screen.getByRole("region", { name: "Enero" }).contains(document.activeElement)).toBe(true);
});

it("says when there are none, in the row only", async () => {
  serves(0);
  const { press, named } = show();
  await press("Check pictures of “Enero”");
  await named("No post of this import shows a picture of another server");
  expect(screen.queryByRole("region", { name: /^Pictures of/ })).toBeNull();
});

it("counts again after a failure", async () => {
  serves(1, () => new DomainError("internal"));
  const { press, named, row } = show();
  await press("Check pictures of “Enero”");
  expect((await named("The pictures could not be counted")).textContent).toContain(
    "Please try again.",
  );
  serves(1);
  await press("Try again");
  await named("1 picture in 1 post is on another server");
  expect(document.activeElement).toBe(row.getByRole("button", { name: "Copy into the library" }));
});

it("names 20 failures with their reasons and posts, and the number of the others", async () => {
  titles = ["Uno", "Dos", "Tres", "Cuatro", "Cinco"];
  serves(22, (name) =>
    name === "copyPicture" ? new DomainError("unavailable", "The server sent no picture.") : null,
  );
  const { press, row } = show();
  await press("Check pictures of “Enero”");
  await press("Copy into the library");
  // Queries by role are slow beside many rows.
  await row.findByText("Try again");
  expect(row.getByText("22 pictures in 5 posts are on other servers")).toBeTruthy();
  const lines = [
    ...(row.getByText("22 pictures were not copied").nextElementSibling?.children ?? []),
  ];
  expect(lines[0]?.textContent).toBe(
    `${toUrl(0)} “Uno”, “Dos”, “Tres” and 2 others: The server sent no picture.`,
  );
  expect(lines).toHaveLength(21);
  expect(lines.at(-1)?.textContent).toBe("and 2 more");
});

it("says that the connection was lost, and names the posts that were not changed", async () => {
  serves(1, (name) => (name === "replacePictures" ? new DomainError("internal") : null));
  titles = ["Uno", "Dos", "Tres", "Cuatro"];
  const { press, named } = show();
  await press("Check pictures of “Enero”");
  await press("Copy into the library");
  const notice = await named("1 picture in 4 posts is on another server");
  expect(notice.textContent).toContain("4 posts were not changed");
  serves(4, (name) => (name === "copyPicture" ? new DomainError("internal") : null));
  await press("Check pictures of “Enero”");
  await press("Copy into the library");
  expect((await named("4 pictures in 4 posts are on other servers")).textContent).toContain(
    "The connection was lost. What was copied is stored.",
  );
});
