// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { onFiles, reportLost } from "./lost-files.ts";

const { notify } = vi.hoisted(() => ({ notify: { error: vi.fn() } }));
vi.mock("#ui/toasts/toaster.tsx", () => ({ notify }));

const png = (name: string) => new File(["x"], name, { type: "image/png" });

function transfer(files: readonly File[], html?: string) {
  const types = [...(html === undefined ? [] : ["text/html"]), "Files"];
  return { files, types } as unknown as DataTransfer;
}

beforeEach(() => notify.error.mockClear());

it("names pasted picture files, which cannot be inserted", () => {
  const preventDefault = vi.fn();
  onFiles({ clipboardData: transfer([png("foto.png"), png("plano.jpg")]), preventDefault });
  expect(preventDefault).toHaveBeenCalled();
  expect(notify.error).toHaveBeenCalledWith(
    "2 pictures were not pasted: foto.png, plano.jpg.",
    "Upload them with the Image button.",
  );
});

it("names a dropped file, which the browser would open", () => {
  const preventDefault = vi.fn();
  const pdf = new File(["x"], "ficha.pdf", { type: "application/pdf" });
  onFiles({ dataTransfer: transfer([pdf]), preventDefault });
  expect(preventDefault).toHaveBeenCalled();
  expect(notify.error).toHaveBeenCalledWith(
    "1 file was not pasted: ficha.pdf.",
    "Give it a web address instead.",
  );
});

it("hands over the pictures that can be uploaded, and names the other files", () => {
  const onPictures = vi.fn();
  const [foto, plano] = [png("foto.png"), png("plano.jpg")];
  const svg = new File(["x"], "logo.bmp", { type: "image/bmp" });
  const event = { dataTransfer: transfer([foto, svg, plano]), preventDefault: vi.fn() };
  onFiles(event, onPictures);
  expect(event.preventDefault).toHaveBeenCalled();
  expect(onPictures).toHaveBeenCalledExactlyOnceWith([foto, plano]);
  expect(notify.error.mock.lastCall?.[0]).toBe("1 picture was not pasted: logo.bmp.");
});

it("does not handle HTML that is copied together with a picture of it", () => {
  const preventDefault = vi.fn();
  onFiles({ clipboardData: transfer([png("image.png")], "<p>a</p>"), preventDefault });
  onFiles({ clipboardData: transfer([]), preventDefault });
  expect(preventDefault).not.toHaveBeenCalled();
  expect(notify.error).not.toHaveBeenCalled();
});

it("counts pictures without a name and shortens long lists", () => {
  reportLost("picture", ["", ""]);
  expect(notify.error.mock.lastCall?.[0]).toBe("2 pictures were not pasted.");
  reportLost("picture", ["a", "b", "c", "d", "e", "f", ""]);
  expect(notify.error.mock.lastCall?.[0]).toBe("7 pictures were not pasted: a, b, c, d, e …");
  notify.error.mockClear();
  reportLost("picture", []);
  expect(notify.error).not.toHaveBeenCalled();
});
