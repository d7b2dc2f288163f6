import { addresses } from "./addresses.ts";

/** A page whose server is busy leaves its first picture to the browser; later ones have it. */
export async function hasFirstPicture(path: string): Promise<boolean> {
  const html = await (await fetch(addresses().site + path)).text();
  return html.includes("data:image/avif;base64,");
}
