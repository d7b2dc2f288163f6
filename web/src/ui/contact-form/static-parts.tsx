import { chakra } from "@chakra-ui/react";
import { paths } from "#lib/paths.ts";
import { site } from "#lib/site.ts";
import { fieldId } from "#ui/form/field-spec.ts";
import { FieldFrame } from "#ui/form/form-field.tsx";
import { NoticeLink } from "./notices.tsx";

/** Only in finished HTML: hydration loads none of them. */
const texts = {
  files: {
    label: "Adjuntar archivos",
    choose: "Elegir archivos",
    drop: "o arrástrelos aquí",
    hint: "PDF, JPG, PNG, WebP, HEIC, STEP, DXF o ZIP. Hasta 5 archivos de 10 MB y 20 MB en total.",
  },
  noScript: {
    before:
      "Para enviar este formulario el navegador necesita JavaScript. También puede escribirnos a ",
    between: " o llamarnos al ",
    after: ".",
  },
  notice: {
    title: "Protección de datos.",
    text: `Responsable: ${site.brand}, Assens (Dinamarca). Finalidad: responder a su solicitud y, si lo pide, preparar una oferta. Legitimación: medidas precontractuales a petición suya o interés legítimo en atender consultas profesionales. Destinatarios: no se ceden datos a terceros, salvo obligación legal; los proveedores de alojamiento y correo actúan como encargados. Derechos: acceso, rectificación, supresión, oposición, limitación y portabilidad, escribiendo a ${site.salesEmail}. Más información: `,
    link: "Política de privacidad",
  },
} as const;

/** Looks like a field of the page; browsers let files be dropped on the input, which lies over it unseen. */
const FileFrame = chakra("div", {
  base: {
    position: "relative",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: ".25rem .75rem",
    minHeight: "control.lg",
    px: "3.5",
    py: "2",
    border: "1px dashed",
    borderColor: "border.control",
    borderRadius: "l2",
    bg: "white",
    color: "fg.muted",
    "& b": { fontWeight: "600", color: "fg.link" },
    "&:hover": { borderColor: "fg.subtle" },
    "&:focus-within": {
      outline: "2px solid",
      outlineColor: "brand.focusRing",
      outlineOffset: "-1px",
    },
    "& input": {
      position: "absolute",
      inset: "0",
      width: "full",
      opacity: "0",
      cursor: "pointer",
    },
  },
});

export function FileField({ form }: { readonly form: string }) {
  const id = fieldId(form, "files");
  return (
    <chakra.div gridColumn="1 / -1" css={{ "@media (scripting: none)": { display: "none" } }}>
      <FieldFrame id={id} label={texts.files.label}>
        <FileFrame>
          <b aria-hidden="true">{texts.files.choose}</b>
          <span aria-hidden="true">{texts.files.drop}</span>
          <input id={id} type="file" multiple aria-describedby={`${id}-hint`} />
        </FileFrame>
        <chakra.p id={`${id}-hint`} textStyle="caption" color="fg.muted">
          {texts.files.hint}
        </chakra.p>
      </FieldFrame>
    </chakra.div>
  );
}

export function PrivacyNotice() {
  return (
    <chakra.p textStyle="caption" color="fg.muted">
      <chakra.b fontWeight="600" color="fg">
        {texts.notice.title}
      </chakra.b>{" "}
      {texts.notice.text}
      <NoticeLink href={paths.privacy}>{texts.notice.link}</NoticeLink>
    </chakra.p>
  );
}

export function NoScriptNotice() {
  return (
    <chakra.p
      display="none"
      padding="0.875rem 1rem"
      borderRadius="l2"
      backgroundColor="bg.subtle"
      fontSize="0.875rem"
      lineHeight="1.43"
      css={{ "@media (scripting: none)": { display: "block" } }}
    >
      {texts.noScript.before}
      <NoticeLink href={`mailto:${site.salesEmail}`}>{site.salesEmail}</NoticeLink>
      {texts.noScript.between}
      <NoticeLink href={site.phoneHref}>{site.phone}</NoticeLink>
      {texts.noScript.after}
    </chakra.p>
  );
}
