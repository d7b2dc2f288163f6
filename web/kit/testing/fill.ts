import type { UserEvent } from "@testing-library/user-event";

/** Adds a text to a field at once. Typing renders the screen anew for each letter: it is for tests about typing. */
export async function fill(
  user: Pick<UserEvent, "click" | "paste">,
  field: Element,
  text: string,
): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
