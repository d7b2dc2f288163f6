/** Acceleration of gravity, in m/s². */
export const GRAVITY = 9.81;

/** On a real floor a stiff frame rests on three. */
export function countedSupports(n: number): number {
  return Math.min(n, 3);
}
