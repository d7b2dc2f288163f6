import { MissingCode } from "kit/lib/load-twice";
import { afterEach, expect, it, vi } from "vitest";
import { openValidator } from "./validation-client.ts";

const LONG = `title,content\n${"a,b\n".repeat(300_000)}`;
const terminate = vi.fn();
const failsWith = (event: Partial<ErrorEvent>) =>
  vi.stubGlobal(
    "Worker",
    class {
      onerror: ((event: Partial<ErrorEvent>) => void) | undefined;
      terminate = terminate;
      postMessage() {
        this.onerror?.(event);
      }
    },
  );
afterEach(() => vi.unstubAllGlobals());

it("tells a worker whose code cannot be loaded from one that fails", async () => {
  failsWith(new Event("error"));
  await expect(openValidator(LONG, undefined)).rejects.toBeInstanceOf(MissingCode);
  failsWith({ message: "out of memory" });
  await expect(openValidator(LONG, undefined)).rejects.toThrow("out of memory");
  expect(terminate).toHaveBeenCalledTimes(2);
});
