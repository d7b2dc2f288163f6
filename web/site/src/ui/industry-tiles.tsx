import { chakra } from "@chakra-ui/react";
import { SpriteIcon } from "./sprite-icon.tsx";

const ICONS = {
  Alimentaria: "alimentaria",
  Lácteos: "lacteos",
  Bebidas: "bebidas",
  Panadería: "panaderia",
  Confitería: "confiteria",
  Cosméticos: "cosmeticos",
  Cárnica: "carnica",
  Pescado: "pescado",
  Veterinaria: "veterinaria",
  Química: "quimica",
  Médica: "medica",
  Farmacéutica: "farmaceutica",
  Biotecnología: "biotecnologia",
} as const;

export type IndustryName = keyof typeof ICONS;

const TileList = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "1fr 1fr", sm: "repeat(3, 1fr)" },
    gap: "1px",
    bg: "border",
    border: "1px solid {colors.border}",
    borderRadius: "media",
    overflow: "hidden",
  },
});

const Tile = chakra("li", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: { base: "2.5", sm: "3.5" },
    padding: { base: "1rem .875rem", sm: "1.375rem 1.25rem" },
    bg: "white",
    fontSize: { base: ".9375rem", sm: "1rem" },
    fontWeight: "550",
    minWidth: 0,
    "& svg": {
      width: { base: "1.25rem", sm: "1.5rem" },
      height: { base: "1.25rem", sm: "1.5rem" },
      flex: "none",
      color: "brand.solid",
      strokeWidth: "1.5",
    },
  },
});

export function IndustryTiles({ names }: { readonly names: readonly IndustryName[] }) {
  return (
    <TileList>
      {names.map((name) => (
        <Tile key={name}>
          <SpriteIcon name={ICONS[name]} />
          {name}
        </Tile>
      ))}
    </TileList>
  );
}
