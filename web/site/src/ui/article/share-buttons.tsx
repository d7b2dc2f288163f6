import { chakra } from "@chakra-ui/react";
import { Link2, Mail, MessageCircle, Send, Share2 } from "lucide-react";
import { emailLink, type Shared, telegramLink, whatsappLink } from "#lib/share-links.ts";

const Group = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", gap: "1" },
  variants: { size: { sm: {}, default: { gap: "2" }, lg: { gap: "3" } } },
});

const item = {
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    borderRadius: "l2",
    color: "fg.muted",
    whiteSpace: "nowrap",
    "&[hidden]": { display: "none" },
    _hover: { bg: "bg.muted", color: "fg" },
    "& svg": { flex: "none" },
  },
  variants: {
    size: {
      sm: { width: "2rem", height: "2rem", "& svg": { width: "1.0625rem", height: "1.0625rem" } },
      default: {
        minHeight: "2.75rem",
        px: "3.5",
        fontSize: ".9375rem",
        fontWeight: "560",
        color: "fg",
        bg: "white",
        border: "1px solid {colors.border.emphasized}",
        "& svg": { width: "1.125rem", height: "1.125rem" },
      },
      lg: {
        minHeight: "3.25rem",
        px: "5",
        fontSize: "1.0625rem",
        fontWeight: "560",
        color: "fg",
        bg: "white",
        border: "1px solid {colors.border.emphasized}",
        "& svg": { width: "1.375rem", height: "1.375rem" },
      },
    },
  },
} as const;
const ItemLink = chakra("a", item);
const ItemButton = chakra("button", item);

export type ShareSize = "sm" | "default" | "lg";

interface ShareButtonsProps {
  readonly shared: Shared;
  /** sm: icons alone. */
  readonly size?: ShareSize;
}

/** sharing.ts handles the two buttons. */
export function ShareButtons({ shared, size = "default" }: ShareButtonsProps) {
  const networks = [
    { label: "WhatsApp", href: whatsappLink(shared), Icon: MessageCircle, isWindow: true },
    { label: "Telegram", href: telegramLink(shared), Icon: Send, isWindow: true },
    { label: "Email", href: emailLink(shared), Icon: Mail, isWindow: false },
  ];
  const isSmall = size === "sm";
  const name = (label: string) =>
    isSmall ? { "aria-label": `Compartir por ${label}`, title: label } : {};
  return (
    <Group role="group" aria-label={`Compartir «${shared.title}»`} size={size} data-share="">
      {networks.map(({ label, href, Icon, isWindow }) => (
        <ItemLink
          key={label}
          href={href}
          size={size}
          {...(isWindow ? { target: "_blank", rel: "noopener noreferrer" } : {})}
          {...name(label)}
        >
          <Icon aria-hidden="true" />
          {isSmall ? null : label}
        </ItemLink>
      ))}
      <ItemButton
        type="button"
        size={size}
        data-copy={shared.url}
        {...(isSmall ? { "aria-label": "Copiar enlace", title: "Copiar enlace" } : {})}
      >
        <Link2 aria-hidden="true" />
        {isSmall ? null : "Copiar enlace"}
      </ItemButton>
      {isSmall ? null : (
        <ItemButton
          type="button"
          size={size}
          hidden
          data-native-share={shared.url}
          data-title={shared.title}
        >
          <Share2 aria-hidden="true" />
          Más opciones
        </ItemButton>
      )}
    </Group>
  );
}
