import { Image } from "@tiptap/extension-image";
import { PICTURE_WIDTH } from "domain/article-html/filter-style";
import { messages } from "../messages.ts";

/** A picture without `alt` is not described yet; screen readers then hear so in the editor. */
export const Picture = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      /** Its width in the column of the text; without one a picture is as wide as its file. */
      style: {
        default: null,
        parseHTML: ({ style }) =>
          PICTURE_WIDTH.test(style.width) ? `width: ${style.width}` : null,
      },
    };
  },
  addNodeView: () => (props) => {
    const dom = document.createElement("img");
    const show = ({ attrs }: typeof props.node) => {
      const attributes: Readonly<Record<string, string | number | null>> = attrs;
      const alt = attributes.alt ?? messages.picture.undescribed;
      dom.dataset.undescribed = String(attributes.alt === null);
      for (const [name, value] of Object.entries({ ...attributes, alt }))
        if (value === null) dom.removeAttribute(name);
        else if (dom.getAttribute(name) !== String(value)) dom.setAttribute(name, String(value));
    };
    show(props.node);
    return {
      dom,
      update: (node) => {
        if (node.type === props.node.type) show(node);
        return node.type === props.node.type;
      },
    };
  },
}).configure({ inline: true });
