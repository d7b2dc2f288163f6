/**
 * A read whose answer is given again for a while to whoever asks in this process. An answer is remembered once it is
 * there: a database that is silent keeps nobody longer than the one who asked.
 * @param lifeMs milliseconds from the moment of asking; 0 remembers nothing
 * @param now milliseconds
 */
export function remembered<Answer>(
  read: () => Promise<Answer>,
  lifeMs: () => number,
  now: () => number = Date.now,
): () => Promise<Answer> {
  let last: { readonly at: number; readonly answer: Answer } | undefined;
  return async () => {
    const at = now();
    // A clock that is set back must not lengthen a life.
    if (last && at >= last.at && at - last.at < lifeMs()) return last.answer;
    const answer = await read();
    last = { at, answer };
    return answer;
  };
}
