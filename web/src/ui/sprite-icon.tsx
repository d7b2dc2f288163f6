/** Icons of /images/iconos.svg, made by scripts/sprite.mjs. */
export type SpriteName =
  | "alimentaria"
  | "lacteos"
  | "bebidas"
  | "panaderia"
  | "confiteria"
  | "cosmeticos"
  | "carnica"
  | "pescado"
  | "veterinaria"
  | "quimica"
  | "medica"
  | "farmaceutica"
  | "biotecnologia"
  | "rapidez"
  | "acabado"
  | "sellado"
  | "material"
  | "planificado"
  | "documento";

/** An icon from the shared file: for rows of icons that would weigh on the page's HTML. Decorative always. */
export function SpriteIcon({ name }: { readonly name: SpriteName }) {
  return (
    <svg aria-hidden="true">
      <use href={`/images/iconos.svg#${name}`} />
    </svg>
  );
}
