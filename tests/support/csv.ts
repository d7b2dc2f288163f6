/** CSV text with `count` articles whose titles and addresses begin with `name`, of about `bytes` bytes each. */
export function articlesCsv(name: string, count: number, bytes = 600): string {
  const filling = "<p>Acero inoxidable pulido, juntas detectables y radios amplios.</p>\n";
  const content = filling.repeat(Math.ceil(bytes / filling.length));
  const rows = Array.from(
    { length: count },
    (_, n) => `${name} ${n + 1},"<p>Entrada ${n + 1}.</p>\n${content}"`,
  );
  return `title,content\n${rows.join("\n")}\n`;
}

/** The bytes of a text in Windows-1252, for texts whose characters are all in Latin-1. */
export function latin1(text: string): Buffer {
  return Buffer.from(text, "latin1");
}
