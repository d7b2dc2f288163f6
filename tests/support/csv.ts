export function articlesCsv(name: string, count: number, bytes = 600): string {
  const filling = "<p>Acero inoxidable pulido, juntas detectables y radios amplios.</p>\n";
  const content = filling.repeat(Math.ceil(bytes / filling.length));
  const rows = Array.from(
    { length: count },
    (_, n) => `${name} ${n + 1},"<p>Entrada ${n + 1}.</p>\n${content}"`,
  );
  return `title,content\n${rows.join("\n")}\n`;
}

/** Windows-1252, for characters of Latin-1. */
export function latin1(text: string): Buffer {
  return Buffer.from(text, "latin1");
}
