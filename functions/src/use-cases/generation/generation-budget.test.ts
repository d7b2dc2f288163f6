import { describe, expect, it } from "vitest";
import { memoryStore } from "../../testing/memory-store.ts";
import { generationBudget } from "./generation-budget.ts";

const TODAY = new Date("2026-11-21T10:00:00Z");
const TOMORROW = new Date("2026-11-22T00:00:01Z");
const plain = { includeResearch: false };
const researched = { includeResearch: true };

describe("the budgets of a day", () => {
  it("of all administrators end together, and begin anew the next day", async () => {
    const take = generationBudget(memoryStore().store, { hour: 2, day: 2, total: 3, research: 3 });
    expect(await take("ana", plain, TODAY)).toBe("granted");
    expect(await take("eva", plain, TODAY)).toBe("granted");
    expect(await take("eva", plain, TODAY)).toBe("granted");
    expect(await take("ana", plain, TODAY)).toBe("total");
    expect(await take("ana", plain, TOMORROW)).toBe("granted");
  });

  it("of researches leave articles without one", async () => {
    const take = generationBudget(memoryStore().store, { hour: 9, day: 9, total: 9, research: 1 });
    expect(await take("ana", researched, TODAY)).toBe("granted");
    expect(await take("eva", researched, TODAY)).toBe("research");
    expect(await take("eva", plain, TODAY)).toBe("granted");
    expect(await take("eva", researched, TOMORROW)).toBe("granted");
  });

  it.each([
    ["total", { hour: 9, day: 9, total: 0, research: 9 }],
    ["research", { hour: 9, day: 9, total: 9, research: 0 }],
    ["hour", { hour: 0, day: 9, total: 9, research: 9 }],
    ["day", { hour: 9, day: 0, total: 9, research: 9 }],
  ])("that are 0 refuse by their name: %s", async (reason, budget) => {
    const { store } = memoryStore();
    expect(await generationBudget(store, budget)("ana", researched, TODAY)).toBe(reason);
  });

  it("are not spent by a refused article", async () => {
    const { store } = memoryStore();
    const refused = generationBudget(store, { hour: 0, day: 9, total: 1, research: 1 });
    expect(await refused("ana", researched, TODAY)).toBe("hour");
    const take = generationBudget(store, { hour: 1, day: 9, total: 1, research: 1 });
    expect(await take("ana", researched, TODAY)).toBe("granted");
  });
});
