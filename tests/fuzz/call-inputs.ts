import { ROLES } from "domain/accounts/permissions";
import * as audit from "domain/calls/audit";
import { NoInput } from "domain/calls/call";
import type * as calls from "domain/calls/calls";
import * as deletion from "domain/calls/deletion";
import * as guests from "domain/calls/guests";
import * as imports from "domain/calls/imports";
import * as inbox from "domain/calls/inbox";
import * as indexing from "domain/calls/indexing";
import * as pictures from "domain/calls/pictures";
import * as profile from "domain/calls/profile";
import * as saving from "domain/calls/saving";
import * as users from "domain/calls/users";
import * as visitors from "domain/calls/visitors";
import { SUBMISSION_SOURCES } from "domain/contact/submission";
import * as generation from "domain/generation/generation";
import * as fc from "fast-check";
import type * as v from "valibot";
import { addresses } from "../support/addresses.ts";
import { aContact, anImportRow, aPostSave, toId } from "../support/builders.ts";

type Named = calls.CallName;
interface CallInput<Name extends Named> {
  readonly schema: v.GenericSchema;
  readonly valid: fc.Arbitrary<calls.Calls[Name]["input"]>;
}

/** Mostly one of few, so that calls find documents of other calls. */
const id = fc.oneof({ weight: 3, arbitrary: fc.constantFrom("a", "b", "c").map(toId) }, fc.uuid());
const ids = fc.uniqueArray(id, { minLength: 1, maxLength: 3 });
const uid = fc.constantFrom("nobody", "uid-1", "uid_2");
const role = fc.constantFrom(...ROLES);
const count = fc.nat({ max: 20 });
const slug = fc.constantFrom("acero", "fila-0", "fila-1", "a".repeat(180));
const slugActions = fc.dictionary(
  id,
  fc.oneof(
    fc.record({ action: fc.constant("gone" as const) }),
    fc.record({ action: fc.constant("redirect" as const), target_slug: slug }),
  ),
  { noNullPrototype: true },
);
const words = fc.constantFrom(
  "Enero",
  "Ñandú & Cía",
  "日本",
  "😀 a",
  "<b>a</b>",
  "=1+1",
  "a\ud83d",
);
const email = fc.constantFrom("ana@lacteos.example", "ñ.o+x@a-b.example", "NADIE@Example.com");
const row = fc.record({ row: count, slug, title: words, content: words }).chain((fixed) =>
  fc
    .record({
      excerpt: fc.constantFrom("", "a\nb"),
      published: fc.boolean(),
      date: fc.constantFrom("2026-06-01T12:00:00.000Z", "2026-11-01T00:00:00+01:00"),
      on_conflict: fc.constantFrom("suffix", "skip", "update"),
    })
    .map((rest) => anImportRow({ ...fixed, ...rest })),
);

const items = fc.uniqueArray(
  fc.record({
    reference: fc.constantFrom("NHK-1", "OLD-A-2"),
    family: fc.constantFrom("", "ruedas"),
    quantity: fc.constantFrom(1, 9999),
    note: words,
  }),
  { minLength: 1, selector: (item) => item.reference },
);

const origin = fc.record(
  {
    entry_page: fc.constantFrom("/blog/acero", "//evil.example"),
    referrer: fc.constantFrom("www.google.es", "=1+1"),
    search: words,
    utm_source: words,
  },
  { requiredKeys: [] },
);

const shownSubmissions = <Value>(shown: fc.Arbitrary<Value>) =>
  fc.uniqueArray(fc.record({ id, shown }), {
    minLength: 1,
    maxLength: 3,
    selector: (item) => item.id,
  });

/** A missing callable does not compile. */
export const CALL_INPUTS: { readonly [Name in Named]: CallInput<Name> } = {
  claimMainAdmin: { schema: NoInput, valid: fc.constant(null) },
  requestPasswordReset: {
    schema: users.RequestPasswordResetInput,
    valid: fc.record({ email }),
  },
  fetchPartnerPosts: { schema: NoInput, valid: fc.constant(null) },
  startImport: {
    schema: imports.StartImportInput,
    valid: fc.record({
      job_id: id,
      job_name: words,
      total_records: count.map((n) => n + 1),
      failed_records: fc.constantFrom(0, 0, 1),
      options: fc.record({
        publish: fc.boolean(),
        date_mode: fc.constantFrom("random", "spread"),
        from: fc.constantFrom("", "2026-01-01"),
        to: fc.constantFrom("", "2026-01-31"),
        on_conflict: fc.constantFrom("suffix", "skip", "update"),
      }),
    }),
  },
  importChunk: {
    schema: imports.ImportChunkInput,
    valid: fc.record({
      job_id: id,
      chunk: count,
      rows: fc.uniqueArray(row, {
        minLength: 1,
        maxLength: 3,
        selector: (importRow) => importRow.row,
      }),
    }),
  },
  finishImport: {
    schema: imports.FinishImportInput,
    valid: fc.record({ job_id: id, error_details: words }, { requiredKeys: ["job_id"] }),
  },
  deleteImportJob: {
    schema: deletion.DeleteImportJobInput,
    valid: fc.record({ job_id: id, slug_actions: slugActions }, { requiredKeys: ["job_id"] }),
  },
  restoreImportJob: { schema: deletion.RestoreImportJobInput, valid: fc.record({ job_id: id }) },
  savePost: {
    schema: saving.SavePostInput,
    valid: fc
      .record({
        post_id: id,
        save_id: fc.uuid(),
        earlier_saves: ids,
        opened: fc.constantFrom(null, { updated_at: 1_700_000_000_000 }),
        slug,
        source: fc.constantFrom("", "ai", "guest"),
        published: fc.boolean(),
        date: fc.constantFrom("untouched" as const, "now" as const, 1_700_000_000_000),
        claims: fc.constantFrom("keep", "confirm", "withdraw"),
        body: fc.constantFrom(null, { content: "<h2>a</h2>" }),
      })
      .map(({ post_id, ...fields }) => aPostSave(post_id, fields)),
  },
  publishPosts: {
    schema: saving.PublishPostsInput,
    valid: fc.record({ post_ids: ids, published: fc.boolean() }),
  },
  changeLabel: {
    schema: saving.ChangeLabelInput,
    valid: fc.record({
      operation_id: id,
      label: fc.constantFrom("Ferias", "norma EN"),
      to: fc.constantFrom("Eventos", null),
    }),
  },
  deletePosts: {
    schema: deletion.DeletePostsInput,
    valid: fc.record({ post_ids: ids, slug_actions: slugActions }, { requiredKeys: ["post_ids"] }),
  },
  restorePosts: { schema: deletion.RestorePostsInput, valid: fc.record({ post_ids: ids }) },
  purgePosts: { schema: deletion.PurgePostsInput, valid: fc.record({ post_ids: ids }) },
  deleteAllPosts: {
    schema: deletion.DeleteAllPostsInput,
    valid: fc.record({
      deletion_id: id,
      phrase: fc.constantFrom("DELETE ALL", "delete all", ""),
      expected_count: count.map((n) => n + 1),
    }),
  },
  submitContact: {
    schema: visitors.SubmitContactInput,
    valid: fc.record({
      id: fc.uuid(),
      items,
      origin,
      fields: fc
        .record({ company: words, name: words, message: words, email, position: words })
        .map(aContact),
      source: fc.constantFrom(...SUBMISSION_SOURCES),
      page: fc.constantFrom("", "/catalogo", "/blog/acero"),
      honeypot: fc.constantFrom("", "", "", "bot"),
      elapsed_ms: fc.constantFrom(0, 9000),
      marketing: fc.boolean(),
      notice_version: fc.constant("2026-11"),
    }),
  },
  incrementBlogViewCount: {
    schema: visitors.IncrementBlogViewCountInput,
    valid: fc.record({ post_id: id }),
  },
  setSubmissionStatus: {
    schema: inbox.SetSubmissionStatusInput,
    valid: fc.record({
      operation_id: id,
      submissions: shownSubmissions(fc.constantFrom("pending", "in_progress", "completed")),
      status: fc.constantFrom("in_progress", "completed"),
    }),
  },
  assignSubmissions: {
    schema: inbox.AssignSubmissionsInput,
    valid: fc.record({
      operation_id: id,
      submissions: shownSubmissions(fc.constantFrom("", "nobody")),
      assigned_to: fc.constantFrom("", "nobody"),
    }),
  },
  addNote: {
    schema: inbox.AddNoteInput,
    valid: fc.record(
      { id, note_id: id, text: words, is_answer: fc.constant(true as const) },
      { requiredKeys: ["id", "note_id", "text"] },
    ),
  },
  sendAnswer: {
    schema: inbox.SendAnswerInput,
    valid: fc.record({ id, answer_id: id, text: words, shown: fc.constant(0) }),
  },
  setDisplayName: { schema: profile.SetDisplayNameInput, valid: fc.record({ name: words }) },
  switchWeeklyMail: {
    schema: profile.SwitchWeeklyMailInput,
    valid: fc.record({ is_on: fc.boolean() }),
  },
  markSpam: { schema: inbox.MarkSpamInput, valid: fc.record({ id, spam: fc.boolean() }) },
  deletePicture: {
    schema: pictures.DeletePictureInput,
    valid: fc.record({ id: fc.constant("0".repeat(32)) }),
  },
  replacePicture: {
    schema: pictures.ReplacePictureInput,
    valid: fc.record({ id: fc.constant("0".repeat(32)), by: fc.constant("1".repeat(32)) }),
  },
  restorePicture: {
    schema: pictures.RestorePictureInput,
    valid: fc.record({ id: fc.constant("0".repeat(32)) }),
  },
  copyPicture: {
    schema: pictures.CopyPictureInput,
    valid: fc.record({ url: fc.constantFrom("http://10.0.0.1/a", "https://[::1]/a.png", "a") }),
  },
  findForeignPictures: {
    schema: imports.FindForeignPicturesInput,
    valid: fc.record({ job_id: id, after: id }, { requiredKeys: ["job_id"] }),
  },
  replacePictures: {
    schema: imports.ReplacePicturesInput,
    valid: fc.record({
      post_id: id,
      copies: fc.array(
        fc.record({
          from: fc.constantFrom("https://fotos.example/a.jpg", "/a.jpg", "a"),
          to: fc.constant(`/media/${"0".repeat(32)}-900x600/800.webp`),
        }),
        { minLength: 1, maxLength: 2 },
      ),
    }),
  },
  describePicture: {
    schema: pictures.DescribePictureInput,
    valid: fc.record({ id: fc.constant("0".repeat(32)), alt: words }),
  },
  focusPicture: {
    schema: pictures.FocusPictureInput,
    valid: fc.record({
      id: fc.constant("0".repeat(32)),
      x: fc.integer({ min: 0, max: 100 }),
      y: fc.integer({ min: 0, max: 100 }),
    }),
  },
  resendContactMail: { schema: inbox.ResendContactMailInput, valid: fc.record({ id }) },
  eraseSubmission: {
    schema: inbox.EraseSubmissionInput,
    valid: fc.oneof(
      fc.record({ id, erase: fc.boolean() }),
      fc.record({ email, erase: fc.boolean() }),
    ),
  },
  recordSignIn: { schema: audit.RecordSignInInput, valid: fc.record({ session_id: id }) },
  recordExport: {
    schema: audit.RecordExportInput,
    valid: fc.record({
      what: fc.constantFrom("posts", "submissions"),
      format: fc.constantFrom("json", "csv"),
      count,
    }),
  },
  createAdministrator: {
    schema: users.CreateAdministratorInput,
    valid: fc.record({
      email,
      password: fc.constantFrom("una-clave-larga", "corta", "ñ".repeat(12)),
    }),
  },
  resendVerification: { schema: users.ResendVerificationInput, valid: fc.record({ uid }) },
  inviteUser: {
    schema: users.InviteUserInput,
    valid: fc.record({ email, role }),
  },
  sendResetLink: { schema: users.SendResetLinkInput, valid: fc.record({ uid }) },
  removeAccount: { schema: users.RemoveAccountInput, valid: fc.record({ uid }) },
  grantAccess: { schema: users.GrantAccessInput, valid: fc.record({ uid, role }) },
  changeRole: { schema: users.ChangeRoleInput, valid: fc.record({ uid, role }) },
  removeRole: {
    schema: users.RemoveRoleInput,
    valid: fc.record({ uid, confirm_self: fc.boolean() }, { requiredKeys: ["uid"] }),
  },
  endSessions: {
    schema: users.EndSessionsInput,
    valid: fc.record({ uid, auth_time: count }, { requiredKeys: ["uid"] }),
  },
  demandSecondFactor: {
    schema: users.DemandSecondFactorInput,
    valid: fc.record({ demanded: fc.boolean() }),
  },
  removeSecondFactor: { schema: users.RemoveSecondFactorInput, valid: fc.record({ uid }) },
  makeRecoveryCodes: { schema: NoInput, valid: fc.constant(null) },
  countRecoveryCodes: { schema: NoInput, valid: fc.constant(null) },
  openInvitation: {
    schema: users.OpenInvitationInput,
    valid: fc.record({ uid, secret: fc.constantFrom("0".repeat(32), "f".repeat(32)) }),
  },
  redeemRecoveryCode: {
    schema: users.RedeemRecoveryCodeInput,
    valid: fc.record({ email, password: words, code: fc.constantFrom("", "0".repeat(32), "ñ") }),
  },
  listUsers: {
    schema: users.ListUsersInput,
    valid: fc.record({ page_token: fc.constantFrom("a", "MTIz", "%") }, { requiredKeys: [] }),
  },
  checkGoogleIndexing: {
    schema: indexing.CheckGoogleIndexingInput,
    valid: fc.record({
      urls: fc.array(
        fc
          .constantFrom("/blog/acero", "/blog/fila-0", "/blog/a?b", "/x")
          .chain((path) => fc.constantFrom(path, addresses().site + path)),
        { minLength: 1, maxLength: 3 },
      ),
    }),
  },
  importPartnerPost: {
    schema: guests.ImportPartnerPostInput,
    valid: fc.record(
      {
        partnerPostId: fc.constantFrom("7c1f0a52-3b6e-4d0a-9f27-51d8e2a4c001", "a", "-"),
        postData: fc.record({
          title: words,
          content: words,
          excerpt: fc.option(words),
          featured_image_url: fc.constant(null),
        }),
      },
      { requiredKeys: ["partnerPostId"] },
    ),
  },
  generateArticle: {
    schema: generation.GenerateArticleInput,
    valid: fc.record(
      {
        keyword: fc.constantFrom("Limpieza CIP", "  acero 316L  "),
        language: fc.constantFrom(...Object.values(generation.LANGUAGE_CODES)),
        tone: fc.constantFrom(...generation.WRITING_TONES),
        includeResearch: fc.boolean(),
      },
      { requiredKeys: ["keyword"] },
    ),
  },
};

export const CALL_NAMES = Object.keys(CALL_INPUTS) as readonly Named[];
