import { chakra } from "@chakra-ui/react";
import type { ArticleCard as Card } from "functions/domain/article-page";
import { Calendar, Eye, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { spanishLongDate } from "#lib/dates.ts";
import { spanishNumber } from "#lib/numbers.ts";
import { paths } from "#lib/paths.ts";
import { LOOKS } from "./article-card-looks.ts";
import { PostImage } from "./post-image.tsx";
import { later, Media } from "./section.tsx";
import { ShareButtons } from "./share-buttons.tsx";

/** A card; the link of its heading covers it, so it is one stop for the keyboard with one name. */
const Frame = chakra("article", {
  base: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    minWidth: 0,
    "& h3": { fontWeight: "600", letterSpacing: "-.012em", lineHeight: "1.32" },
    "& h3 a::after": { content: '""', position: "absolute", inset: 0, zIndex: 1 },
    "& mark": { bg: "brand.muted", color: "inherit", borderRadius: "sm" },
    "& img": { transition: "transform .48s cubic-bezier(.2,0,0,1)" },
    "&:hover h3 a": { color: "brand.fg" },
    "&:hover img": { transform: "scale(1.025)" },
    // Its own layer, above the covering link: a press here never opens the article.
    "& [data-share]": {
      position: "relative",
      zIndex: 3,
      flexWrap: "nowrap",
      width: "fit-content",
      bg: "white",
      borderRadius: "l2",
    },
  },
});

const Rank = chakra("p", {
  base: {
    position: "absolute",
    zIndex: 2,
    left: ".875rem",
    top: ".875rem",
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    height: "1.75rem",
    px: "2.5",
    borderRadius: "l1",
    bg: "white",
    color: "brand.fg",
    fontSize: ".8125rem",
    fontWeight: "560",
    boxShadow: "sm",
    "& svg": { width: ".875rem", height: ".875rem" },
  },
});

const Excerpt = chakra("p", {
  base: { color: "fg.muted", mt: "2", lineHeight: "1.54", lineClamp: "2" },
});

/** Its height until it is laid out is that of most cards of a list. */
const laterCard = { ...later, containIntrinsicSize: { base: "auto 10.5rem", sm: "auto 17rem" } };

interface ArticleCardProps {
  readonly card: Card;
  readonly look: keyof typeof LOOKS;
  /** Origin of the site: what is shared needs a whole address. */
  readonly origin: string;
  /** Place in the whole list, from 1; shown for the first three (ART-04, G-27). */
  readonly rank?: number | undefined;
  readonly priority?: boolean;
  readonly eager?: boolean;
  /** Whether it lies below the first screen. */
  readonly isLater?: boolean;
  /** Title with the matches of a search marked. */
  readonly title?: ReactNode;
  readonly excerpt?: ReactNode;
}

/** An article in a list: picture, title, excerpt where it is one of the three most read, date, views, share. */
export function ArticleCard(props: ArticleCardProps) {
  const { card, look, origin, rank, priority, eager, isLater, title, excerpt } = props;
  const { media, title: titleStyle, sizes, frame } = LOOKS[look];
  const href = paths.article(card.slug);
  const shown = excerpt ?? (look === "grid" ? null : card.excerpt);
  return (
    <Frame css={frame} {...(isLater ? laterCard : {})}>
      <Media css={media}>
        <PostImage
          post={card}
          sizes={sizes}
          largest={look === "grid" ? 800 : 1600}
          {...(priority ? { priority } : {})}
          {...(eager ? { eager } : {})}
        />
      </Media>
      {rank !== undefined && rank <= 3 ? (
        <Rank>
          <TrendingUp aria-hidden="true" />#{rank} Más Leído
        </Rank>
      ) : null}
      <chakra.h3 textStyle={titleStyle} {...(look === "grid" ? { fontSize: "1.0625rem" } : {})}>
        <a href={href} data-article={card.id} data-views={card.view_count}>
          {title ?? card.title}
        </a>
      </chakra.h3>
      {shown ? <Excerpt>{shown}</Excerpt> : null}
      <ArticleFacts card={card} isSmall={look === "grid"} />
      <ShareButtons
        size="sm"
        shared={{ title: card.title, url: origin + href, excerpt: card.excerpt }}
      />
    </Frame>
  );
}

const Facts = chakra("p", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: ".25rem .875rem",
    color: "fg.muted",
    fontSize: ".875rem",
    mt: "3",
    "& > span": { display: "inline-flex", alignItems: "center", gap: "1.5" },
    "& svg": { width: "1rem", height: "1rem", opacity: 0.8, flex: "none" },
  },
});

function ArticleFacts({ card, isSmall }: { readonly card: Card; readonly isSmall: boolean }) {
  return (
    <Facts
      {...(isSmall
        ? {
            mt: { base: "1.5", sm: "3" },
            fontSize: { base: ".8125rem", sm: ".875rem" },
            columnGap: { base: "2.5", sm: ".875rem" },
          }
        : {})}
    >
      <span>
        <Calendar aria-hidden="true" />
        <time dateTime={card.created_at}>{spanishLongDate(new Date(card.created_at))}</time>
      </span>
      <span>
        <Eye aria-hidden="true" />
        {spanishNumber(card.view_count)}
        <chakra.span srOnly>visualizaciones</chakra.span>
      </span>
    </Facts>
  );
}

/** Cards side by side: four on a desktop, two on a tablet, rows on a phone. `data-cards`: more may be added. */
export const CardGrid = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", sm: "1fr 1fr", lg: "repeat(4, minmax(0,1fr))" },
    gap: { base: "0", sm: "2.5rem 1.5rem" },
  },
});
