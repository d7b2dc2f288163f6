import { chakra } from "@chakra-ui/react";
import { paths } from "kit/lib/paths";
import { site } from "kit/lib/site";
import { fieldId } from "kit/ui/field-spec";
import { TextInput } from "../form/controls.ts";
import { FieldFrame } from "../form/form-field.tsx";
import { NoticeLink } from "./notices.tsx";

/** Only in finished HTML: hydration loads none of them. */
const texts = {
  files: {
    label: "Adjuntar archivos",
    choose: "Elija archivos o arrástrelos aquí",
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

/** Browsers let files be dropped on it. Its own words, in the language of the browser, are not shown. */
export function FileField({ form }: { readonly form: string }) {
  const id = fieldId(form, "files");
  return (
    <chakra.div
      gridColumn="1 / -1"
      css={{
        "@media (scripting: none)": { display: "none" },
        "& input": { color: "transparent", cursor: "pointer" },
        "& ::file-selector-button": { display: "none" },
        "& b": {
          position: "absolute",
          padding: ".7rem .9rem",
          fontWeight: "400",
          pointerEvents: "none",
        },
      }}
    >
      <FieldFrame id={id} label={texts.files.label}>
        <div style={{ position: "relative" }}>
          <b aria-hidden="true">{texts.files.choose}</b>
          <TextInput
            id={id}
            type="file"
            multiple
            title={texts.files.choose}
            aria-describedby={`${id}-hint`}
          />
        </div>
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
