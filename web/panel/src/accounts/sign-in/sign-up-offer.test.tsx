import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { Gate } from "./gate.tsx";

const env = vi.hoisted(() => ({ offersSignUp: true }));
vi.mock("kit/lib/env", async (original) => ({
  ...(await original<object>()),
  get offersSignUp() {
    return env.offersSignUp;
  },
}));

afterEach(cleanup);

it.each([true, false])("the sign-in page offers strangers an account: %s", (offersSignUp) => {
  env.offersSignUp = offersSignUp;
  render(
    <ChakraProvider value={panelSystem}>
      <MemoryRouter>
        <Gate session={{ state: "signed-out" }} />
      </MemoryRouter>
    </ChakraProvider>,
  );
  expect(screen.getByRole("button", { name: "Sign In" })).toBeTruthy();
  expect(screen.queryAllByText("No account yet?")).toHaveLength(offersSignUp ? 1 : 0);
  expect(screen.queryAllByRole("button", { name: "Create Account" })).toHaveLength(
    offersSignUp ? 1 : 0,
  );
});
