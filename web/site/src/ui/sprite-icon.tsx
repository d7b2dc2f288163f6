/** Made by web/site/build/sprite.mjs. */
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
  | "documento"
  | "correo"
  | "telefono"
  | "direccion"
  | "respuesta"
  | "catalogo";

/** One shared file keeps path data out of the HTML. */
export function SpriteIcon({ name }: { readonly name: SpriteName }) {
  return (
    <svg aria-hidden="true">
      <use href={`/images/iconos.svg#${name}`} />
    </svg>
  );
}
