import type { ImportRow } from "functions/domain/import-row";
import type { PostBody, StoredPost } from "functions/domain/post";
import type { ContactFields, StoredSubmission } from "functions/domain/submission";
import { v5 } from "uuid";

/** Valid things to begin a test with: name only what the test is about. */

const NAMESPACE = "6f0c5c1e-8d0b-4a54-9a5e-0d6a5d2f7b10";
/** A fixed moment, so that no test depends on the day it runs. */
export const NOON = new Date("2026-06-01T12:00:00Z");

/** The id that always belongs to a name. */
export function idOf(name: string): string {
  return v5(name, NAMESPACE);
}

/** A published post; title, slug and id follow from `slug`. */
export function aPost({ slug = "un-articulo", ...rest }: Partial<StoredPost> = {}): StoredPost {
  return {
    id: idOf(slug),
    title: `Artículo ${slug}`,
    slug,
    published: true,
    published_at: NOON,
    created_at: NOON,
    updated_at: NOON,
    view_count: 0,
    ...rest,
  };
}

export function aBody(rest: Partial<PostBody> = {}): PostBody {
  return { content: "<p>Acero inoxidable.</p>", content_format: "html", ...rest };
}

/** What a visitor types into the contact form. */
export function aContact(rest: Partial<ContactFields> = {}): ContactFields {
  return {
    company: "Lácteos del Sur",
    industry: "lacteos",
    name: "Ana Ruiz",
    position: "",
    email: "ana@lacteos.example",
    phone: "",
    inquiry_type: "cotizacion",
    products: "",
    message: "Necesito 40 pies niveladores.",
    ...rest,
  };
}

export function aSubmission({
  id = idOf("submission"),
  ...rest
}: Partial<StoredSubmission> = {}): StoredSubmission {
  return {
    id,
    ...aContact(),
    status: "pending",
    notes: "",
    created_at: NOON,
    source: "contacto",
    suspect: false,
    marketing: false,
    mail: "sent",
    ...rest,
  };
}

/** An accepted row of a CSV: number `row` of its file. */
export function anImportRow({ row = 0, ...rest }: Partial<ImportRow> = {}): ImportRow {
  return {
    line: row + 2,
    row,
    title: `Fila ${row}`,
    slug: `fila-${row}`,
    content: `<p>Contenido de la fila ${row}.</p>`,
    excerpt: `Contenido de la fila ${row}.`,
    published: true,
    date: NOON.toISOString(),
    on_conflict: "suffix",
    ...rest,
  };
}
