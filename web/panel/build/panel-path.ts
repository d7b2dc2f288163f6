/** Whether the panel's document answers for a path. firebase.json rewrites the same ones. */
export function isPanelPath(path: string): boolean {
  return /^\/(?:nhk|admin|cortzen)(?:\/|$)/.test(path);
}
