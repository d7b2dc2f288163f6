import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { startRoving } from "./roving.ts";

afterEach(cleanup);

it("a group is one stop of the Tab key, and arrow keys, Home and End move in it", async () => {
  const { container } = render(
    <>
      <fieldset>
        <p>Rosca</p>
        <div>
          {["M8", "M10", "M12"].map((name) => (
            <button key={name} type="button" aria-pressed={name === "M10"}>
              {name}
            </button>
          ))}
        </div>
      </fieldset>
      <button type="button">Tabla</button>
    </>,
  );
  const user = userEvent.setup();
  startRoving(container);
  screen.getByRole("toolbar", { name: "Rosca" });
  const focused: (string | null | undefined)[] = [];
  for (const key of [
    ...["{Tab}", "{ArrowRight}", "{ArrowRight}", "{ArrowLeft}", "{ArrowUp}", "{End}", "{Home}"],
    ...["a", "{Tab}", "{Shift>}{Tab}{/Shift}"],
  ]) {
    await user.keyboard(key);
    focused.push(document.activeElement?.textContent);
  }
  expect(focused).toEqual([
    ...["M10", "M12", "M8", "M12", "M10", "M12", "M8"],
    ...["M8", "Tabla", "M8"],
  ]);
});
