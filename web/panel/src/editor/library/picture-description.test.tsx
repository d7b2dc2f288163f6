import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { LibraryPicture } from "#pictures/data/pictures.ts";
import { panelSystem } from "#ui/theme.ts";
import { PictureDescription } from "./picture-description.tsx";

const data = vi.hoisted(() => ({ describePicture: vi.fn() }));
vi.mock("#pictures/data/pictures.ts", () => data);
afterEach(cleanup);

const picture: LibraryPicture = {
  ...{ id: "a".repeat(32), name: "pie.jpg", type: "jpeg", width: 40, height: 30, bytes: 9 },
  ...{ is_animated: false, color: "#ffffff", uploaded_by: "ana", uploaded_at: new Date() },
};
function Typed() {
  const [typed, setTyped] = useState("");
  return (
    <ChakraProvider value={panelSystem}>
      <PictureDescription picture={picture} typed={typed} onType={setTyped} />
    </ChakraProvider>
  );
}

it("saves what is typed when the library closes at once, as with Escape", async () => {
  const { unmount } = render(<Typed />);
  await userEvent.type(screen.getByRole("textbox", { name: "Image description" }), " Un  pie ");
  unmount();
  expect(data.describePicture.mock.calls).toEqual([[picture.id, "Un pie"]]);
});
