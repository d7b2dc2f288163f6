interface FailureWords {
  readonly title: string;
  /** Without it the error's message is shown. */
  readonly text?: string;
  readonly retry: string;
}

/** Renders into an empty root, which shows a message with a retry if that fails. */
export async function fillRoot(
  root: HTMLElement,
  { title, text, retry }: FailureWords,
  render: () => Promise<void>,
): Promise<void> {
  try {
    await render();
  } catch (error) {
    console.warn("Loading the page failed", error);
    const screen = withText("main", "");
    screen.style.padding = "4rem 1.5rem";
    const button = withText("button", retry);
    button.onclick = () => location.reload();
    screen.append(withText("h1", title), withText("p", text ?? String(error)), button);
    root.replaceChildren(screen);
  }
}

const withText = (tag: string, textContent: string) =>
  Object.assign(document.createElement(tag), { textContent });
