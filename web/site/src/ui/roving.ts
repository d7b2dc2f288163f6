const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/**
 * Makes the choices of each fieldset one stop of the Tab key, at what was used last or is chosen. Arrow keys, Home and
 * End move among them.
 */
export function startRoving(area: HTMLElement): void {
  const groups = [...area.querySelectorAll("fieldset")].map((group) => [
    ...group.querySelectorAll<HTMLElement>("a, button"),
  ]);
  for (const choices of groups) {
    const box = choices[0]?.parentElement;
    box?.setAttribute("role", "toolbar");
    box?.setAttribute("aria-label", box.closest("fieldset")?.firstElementChild?.textContent ?? "");
    moveStop(
      choices,
      choices.find((choice) => choice.getAttribute("aria-pressed") === "true") ?? choices[0],
    );
  }
  const findGroup = ({ target }: Event) =>
    groups.find((choices) => choices.includes(target as HTMLElement));
  area.addEventListener("focusin", (event) => {
    const choices = findGroup(event);
    if (choices) moveStop(choices, event.target as HTMLElement);
  });
  area.addEventListener("keydown", (event) => {
    const choices = findGroup(event);
    if (!choices || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = choices.at(
      nextPosition(event.key, choices.indexOf(event.target as HTMLElement), choices.length),
    );
    if (!next || next === event.target) return;
    event.preventDefault();
    next.focus();
  });
}

function nextPosition(key: string, at: number, count: number): number {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return (at + (STEPS[key] ?? 0)) % count;
}

function moveStop(choices: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const choice of choices) choice.tabIndex = choice === stop ? 0 : -1;
}
