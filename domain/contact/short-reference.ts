/** What a visitor reads after sending. The notification mail contains the whole id. */
export function shortReference(id: string): string {
  return id.slice(0, 8).toUpperCase();
}
