const LEAST = 60;
const RUNS = 8;

/** Milliseconds of CPU time of this thread: independent of what else the machine does. */
export function cpuTime(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Quadratic work takes 16 times as long for four times the text. Collected garbage and compilation double some
 * runs, so that suspicious ones are repeated.
 * @param size of the longer text
 * @returns milliseconds for the longer text and their ratio to those for a quarter of it, 4 for short times
 */
export function measureGrowth<Input>(
  input: (size: number) => Input,
  size: number,
  work: (input: Input) => unknown,
): { readonly time: number; readonly ratio: number } {
  const [quarter, whole] = [input(size / 4), input(size)];
  let time = Number.POSITIVE_INFINITY;
  let ratio = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS && ratio >= 8; run += 1) {
    time = Math.min(
      time,
      cpuTime(() => work(whole)),
    );
    if (time <= LEAST) return { time, ratio: 4 };
    ratio =
      time /
      Math.max(
        // The thread's clock advances by steps of four milliseconds.
        LEAST / 6,
        cpuTime(() => work(quarter)),
      );
  }
  return { time, ratio };
}
