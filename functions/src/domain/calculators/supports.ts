/** m/s² */
export const GRAVITY = 9.81;

/** A stiff frame rests on three supports as soon as the floor is not perfect. */
export function countedSupports(n: number): number {
  return Math.min(n, 3);
}
