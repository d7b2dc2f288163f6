/** @returns the last answer */
export async function untilDone<T extends { readonly done: boolean }>(
  ask: () => Promise<T>,
  onAnswer: (answer: T) => void,
): Promise<T> {
  for (;;) {
    const answer = await ask();
    onAnswer(answer);
    if (answer.done) return answer;
  }
}
