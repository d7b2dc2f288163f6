import { Box } from "@chakra-ui/react";
import { objectPosition, storedPictureAt } from "domain/pictures/picture-address";
import type { StoredPost } from "domain/posts/post";
import { fallbackImage, fallbackImageUrl } from "kit/lib/fallback-image";
import { useState } from "react";
import { isForeignPicture } from "#lib/foreign-picture.ts";

/** Pictures of other servers are shown in the editor only, when somebody opens the post. */
export function Thumbnail({ post }: { readonly post: StoredPost }) {
  const [broken, setBroken] = useState(false);
  const pictureUrl = post.featured_image_url ?? fallbackImageUrl(fallbackImage(post.id));
  const stored = storedPictureAt(pictureUrl);
  const address = stored
    ? `${stored.base}400.webp`
    : pictureUrl.replace(/^(\/images\/.+)-1200\.webp$/, "$1-400.webp");
  return (
    <Box
      w={{ base: "3.5rem", md: "4.5rem" }}
      h="2.75rem"
      rounded="md"
      overflow="hidden"
      bg="bg.muted"
      alignSelf={{ base: "start", md: "center" }}
    >
      {broken || isForeignPicture(pictureUrl) ? null : (
        <img
          src={address}
          alt=""
          width="72"
          height="44"
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          style={{
            ...{ width: "100%", height: "100%", objectFit: "cover" },
            ...(stored?.focus && { objectPosition: objectPosition(stored.focus) }),
          }}
          onError={() => setBroken(true)}
        />
      )}
    </Box>
  );
}
