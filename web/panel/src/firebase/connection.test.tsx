import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { untilAnswered, useConnection } from "./connection.ts";

const network = vi.spyOn(navigator, "onLine", "get");

beforeEach(() => {
  vi.useFakeTimers();
  network.mockReturnValue(true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function switchNetwork(isOn: boolean): void {
  network.mockReturnValue(isOn);
  dispatchEvent(new Event(isOn ? "online" : "offline"));
}

it("reports the browser's online and offline events", () => {
  const { result } = renderHook(() => useConnection());
  expect(result.current).toBe("online");
  act(() => switchNetwork(false));
  expect(result.current).toBe("offline");
  act(() => switchNetwork(true));
  expect(result.current).toBe("online");
});

describe("a write", () => {
  it("returns its result", async () => {
    expect(await untilAnswered(async () => "stored")).toBe("stored");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is not started without a network", async () => {
    network.mockReturnValue(false);
    const write = vi.fn();
    await expect(untilAnswered(write)).rejects.toMatchObject({ code: "unavailable" });
    expect(write).not.toHaveBeenCalled();
  });

  it.each([
    ["the server is silent for ten seconds", () => vi.advanceTimersByTime(10_000)],
    ["the network goes off", () => switchNetwork(false)],
  ])("fails when %s", async (_, happens) => {
    const write = untilAnswered(() => new Promise(() => {}));
    happens();
    await expect(write).rejects.toMatchObject({ code: "unavailable" });
  });
});
