import { randomUUID } from "node:crypto";
import type { Calls } from "domain/calls/calls";
import type { ContactFields, StoredSubmission } from "domain/contact/submission";
import type { ImportRow } from "domain/imports/import-row";
import type { PostBody, StoredPost } from "domain/posts/post";
import { v5 } from "uuid";

const NAMESPACE = "6f0c5c1e-8d0b-4a54-9a5e-0d6a5d2f7b10";
/** Fixed, so that tests do not depend on the date. */
export const NOON = new Date("2026-06-01T12:00:00Z");

/** Always the same id for a name. */
export function toId(name: string): string {
  return v5(name, NAMESPACE);
}

export function aPost({ slug = "un-articulo", ...rest }: Partial<StoredPost> = {}): StoredPost {
  return {
    id: toId(slug),
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
  id = toId("submission"),
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

/** What an editor sends to create a post. */
export function aPostSave(
  post_id: string,
  fields: Partial<Calls["savePost"]["input"]> = {},
): Calls["savePost"]["input"] {
  return {
    save_id: randomUUID(),
    post_id,
    opened: null,
    earlier_saves: [],
    title: "Acero",
    slug: `acero-${post_id.slice(0, 8)}`,
    excerpt: "",
    featured_image_url: "",
    image_alt: "",
    meta_title: "",
    meta_description: "",
    source: "",
    tags: "auto",
    published: false,
    date: "untouched",
    claims: "keep",
    records: { added: [], removed: [] },
    body: { content: "<p>Texto</p>", content_format: "html" },
    reason: "edited",
    ...fields,
  };
}
