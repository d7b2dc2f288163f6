import { chakra } from "@chakra-ui/react";
import { getWidths, objectPosition, storedPictureAt } from "domain/pictures/picture-address";
import { fallbackImage } from "../lib/fallback-image.ts";
import { Picture, type PictureName, PictureOf } from "./image.tsx";
import table from "./images.json";

interface PostImageProps {
  readonly post: {
    readonly id: string;
    readonly featured_image_url?: string | undefined;
    readonly image_alt?: string | undefined;
  };
  readonly sizes: string;
  readonly priority?: boolean;
  readonly eager?: boolean;
  readonly largest?: number;
}

/** Null for pictures of other sites. */
export function findSitePicture(url: string): PictureName | null {
  const name = /^\/images\/([a-z0-9-]+)-\d+\.(?:webp|avif)$/.exec(url)?.[1];
  return name !== undefined && name in table ? (name as PictureName) : null;
}

/** `data-optional`: hidden when it does not load. */
export function PostImage({ post, sizes, priority, eager, largest }: PostImageProps) {
  const url = post.featured_image_url ?? "";
  const own = url === "" ? fallbackImage(post.id) : findSitePicture(url);
  const stored = own === null ? storedPictureAt(url) : null;
  const alt = post.image_alt ?? "";
  const common = {
    alt,
    sizes,
    ...(priority ? { priority } : {}),
    ...(eager ? { eager } : {}),
    ...(largest ? { largest } : {}),
  };
  if (own !== null) return <Picture name={own} {...common} />;
  if (stored !== null) {
    const { is_animated: isAnimated, focus, ...size } = stored;
    const copies = { ...size, isAnimated, widths: getWidths(size.width) };
    const style = focus && { objectPosition: objectPosition(focus) };
    return <PictureOf {...copies} {...common} style={style} />;
  }
  return (
    <chakra.img
      data-optional=""
      src={url}
      alt={alt}
      htmlWidth="1600"
      htmlHeight="900"
      referrerPolicy="no-referrer"
      loading={priority || eager ? "eager" : "lazy"}
      decoding="async"
      {...(priority ? { fetchPriority: "high" as const } : {})}
      objectFit="cover"
      inlineSize="100%"
      blockSize="100%"
    />
  );
}
