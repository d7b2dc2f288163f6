import { chakra } from "@chakra-ui/react";
import type { ArticleCard as Card, RelatedCard } from "domain/articles/article-page";
import { spanishLongDate } from "kit/lib/format/dates";
import { paths } from "kit/lib/paths";
import { PostImage } from "kit/ui/post-image";
import { Calendar, Eye, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { spanishNumber } from "#lib/format/numbers.ts";
import { deferred, Media } from "../section.tsx";
import { CARD_VARIANTS, MARK } from "./article-card-variants.ts";
import { ShareButtons } from "./share-buttons.tsx";

/** The link of the heading covers the card: one tab stop. */
const Frame = chakra("article", {
  base: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    minWidth: 0,
    "& h3": { fontWeight: "600", letterSpacing: "-.012em", lineHeight: "1.32" },
    "& h3 a::after": { content: '""', position: "absolute", inset: 0, zIndex: 1 },
    "& mark": MARK,
    "& img": { transition: "transform .48s cubic-bezier(.2,0,0,1)" },
    "&:hover h3 a": { color: "brand.fg" },
    "&:hover img": { transform: "scale(1.025)" },
    // Above the covering link.
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
    left: "3",
    bottom: "3",
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

/** On phones the picture of a card is 116 px wide. */
const RANK_ON_THUMBNAIL = {
  "@media (max-width: 639.9px)": {
    left: "1.5",
    bottom: "1.5",
    height: "1.375rem",
    px: "1.5",
    fontSize: ".6875rem",
    "& svg": { display: "none" },
  },
} as const;

export const Excerpt = chakra("p", {
  base: { color: "fg.muted", mt: "2", lineHeight: "1.54", lineClamp: "2" },
});

const deferredCard = {
  ...deferred,
  containIntrinsicSize: { base: "auto 10.5rem", sm: "auto 17rem" },
};

/** Related articles have no view counts. */
type ShownCard = RelatedCard & Partial<Card>;

interface ArticleCardProps {
  readonly card: ShownCard;
  readonly variant: keyof typeof CARD_VARIANTS;
  readonly origin: string;
  /** From 1; shown for the first three. */
  readonly rank?: number | undefined;
  readonly priority?: boolean;
  readonly eager?: boolean;
  readonly isDeferred?: boolean;
  readonly title?: ReactNode;
  readonly excerpt?: ReactNode;
}

export function ArticleCard(props: ArticleCardProps) {
  const { card, variant, origin, rank, priority, eager, isDeferred, title, excerpt } = props;
  const { media, title: titleStyle, sizes, frame } = CARD_VARIANTS[variant];
  const href = paths.article(card.slug);
  const isExcerptShown = variant !== "grid" && card.excerpt;
  return (
    <Frame css={frame} {...(isDeferred ? deferredCard : {})}>
      <Media css={media}>
        <PostImage
          post={card}
          sizes={sizes}
          largest={variant === "grid" ? 800 : 1600}
          {...(priority ? { priority } : {})}
          {...(eager ? { eager } : {})}
        />
        {rank !== undefined && rank <= 3 ? (
          <Rank {...(variant === "grid" ? { css: RANK_ON_THUMBNAIL } : {})}>
            <TrendingUp aria-hidden="true" />#{rank} Más Leído
          </Rank>
        ) : null}
      </Media>
      <chakra.h3 textStyle={titleStyle} {...(variant === "grid" ? { fontSize: "1.0625rem" } : {})}>
        <a href={href} data-article={card.id} data-views={card.view_count}>
          {title ?? card.title}
        </a>
      </chakra.h3>
      {excerpt ?? (isExcerptShown ? <Excerpt>{card.excerpt}</Excerpt> : null)}
      <ArticleFacts card={card} isSmall={variant === "grid"} />
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

function ArticleFacts({ card, isSmall }: { readonly card: ShownCard; readonly isSmall: boolean }) {
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
      {card.view_count === undefined ? null : (
        <span>
          <Eye aria-hidden="true" />
          {spanishNumber(card.view_count)}
          <chakra.span srOnly>
            {card.view_count === 1 ? "visualización" : "visualizaciones"}
          </chakra.span>
        </span>
      )}
    </Facts>
  );
}

/** `data-cards`: more-cards.ts appends further cards. */
export const CardGrid = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", sm: "1fr 1fr", lg: "repeat(4, minmax(0,1fr))" },
    gap: { base: "0", sm: "2.5rem 1.5rem" },
  },
});
