import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { formatSourceSet } from "domain/pictures/source-set";
import type { CSSProperties } from "react";
import table from "./images.json";

export type PictureName = keyof typeof table;

/** Narrow screens show one file of a picture with priority, which its document can hold. */
const NARROW = "(max-width: 30em)";
const NARROW_WIDTH = 672;

interface SourcesProps {
  /** '' when the text beside the picture says the same. */
  readonly alt: string;
  readonly sizes: string;
  /** The largest picture in view. */
  readonly priority?: boolean;
  readonly eager?: boolean;
  /** In pixels. */
  readonly largest?: number;
  readonly css?: HTMLChakraProps<"img">["css"];
  readonly style?: CSSProperties | undefined;
}

interface Sources {
  /** Without width and ending. */
  readonly base: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  /** Animations have no AVIF copies. */
  readonly isAnimated?: boolean;
}

export const largestFile = (name: PictureName) =>
  `/images/${name}-${Math.max(...table[name].widths)}.webp`;

/** The picture fills its frame. */
export function Picture({ name, ...props }: SourcesProps & { readonly name: PictureName }) {
  return <PictureOf {...table[name]} base={`/images/${name}-`} {...props} />;
}

export function PictureOf(props: SourcesProps & Sources) {
  const { base, width, height, alt, sizes, priority, eager, largest = 9999, css } = props;
  const widths = props.widths.filter((width) => width <= largest);
  const toSourceSet = (type: "avif" | "webp") => formatSourceSet({ base, width, widths }, type);
  return (
    <picture>
      {priority && !props.isAnimated ? (
        <source
          type="image/avif"
          media={NARROW}
          srcSet={`${base}${NARROW_WIDTH}.avif ${NARROW_WIDTH}w`}
          sizes="92vw"
        />
      ) : null}
      {props.isAnimated ? null : (
        <source type="image/avif" srcSet={toSourceSet("avif")} sizes={sizes} />
      )}
      <chakra.img
        src={`${base}800.webp`}
        srcSet={toSourceSet("webp")}
        sizes={sizes}
        alt={alt}
        htmlWidth={width}
        htmlHeight={height}
        loading={priority || eager ? "eager" : "lazy"}
        decoding={priority ? "auto" : "async"}
        {...(priority ? { fetchPriority: "high" as const } : {})}
        objectFit="cover"
        inlineSize="100%"
        blockSize="100%"
        {...(css ? { css } : {})}
        style={props.style}
      />
    </picture>
  );
}
