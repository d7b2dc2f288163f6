import { Image } from "@tiptap/extension-image";
import { messages } from "../messages.ts";

/** A picture without `alt` is not described yet; screen readers then hear so in the editor. */
export const Picture = Image.extend({
  addNodeView:
    () =>
    ({ HTMLAttributes }) => {
      const dom = document.createElement("img");
      for (const [name, value] of Object.entries(HTMLAttributes))
        if (value !== null) dom.setAttribute(name, String(value));
      dom.dataset.undescribed = String(!dom.hasAttribute("alt"));
      if (!dom.hasAttribute("alt")) dom.alt = messages.picture.undescribed;
      return { dom };
    },
}).configure({ inline: true });
