import sharp from "sharp";

/** A different color is a different picture for the server. */
export const makePhoto = async (background: string, name = "pie nivelador.jpg") => ({
  ...{ name, mimeType: "image/jpeg" },
  buffer: await sharp({ create: { width: 1600, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});
export type Photo = Awaited<ReturnType<typeof makePhoto>>;
