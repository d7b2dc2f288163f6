/** The roles of `user_roles`, the one with the most rights first. */
export const ROLES = ["admin", "editor", "author"] as const;
export type Role = (typeof ROLES)[number];

const EDITORS = ["admin", "editor"] as const;
const ADMINISTRATORS = ["admin"] as const;

/**
 * What people with a role do, and who may do it. Calls, firestore.rules and the panel all decide by this table: a call
 * names its action in its contract, `READS` names the one of each collection, and the panel shows no door that it closes.
 */
export const PERMISSIONS = {
  /** With the own account: sessions, password, second factor. */
  "panel.open": ROLES,

  /** A draft that the person created, as long as nobody published it. */
  "posts.saveOwnDraft": ROLES,
  /** Drafts of everybody, with versions, claims, addresses and what the panel searches in. */
  "posts.readAll": EDITORS,
  "posts.save": EDITORS,
  /** At once or at a time, and back to a draft. */
  "posts.publish": EDITORS,
  "posts.confirmClaims": EDITORS,
  "posts.delete": EDITORS,
  "posts.restore": EDITORS,
  /** For good, out of the trash. */
  "posts.purge": EDITORS,
  "posts.export": EDITORS,
  /** Rename, merge and remove them in all posts. */
  "posts.changeLabels": EDITORS,
  "posts.deleteAll": ADMINISTRATORS,

  "pictures.read": ROLES,
  "pictures.upload": ROLES,
  "pictures.describe": EDITORS,
  "pictures.focus": EDITORS,
  /** Everywhere it is used. */
  "pictures.replace": EDITORS,
  "pictures.delete": EDITORS,
  "pictures.restore": EDITORS,

  "imports.read": EDITORS,
  "imports.run": EDITORS,
  /** Pictures on other servers that imported posts show. */
  "imports.copyPictures": EDITORS,
  "imports.delete": EDITORS,
  "imports.restore": EDITORS,

  "articles.generate": EDITORS,
  "guests.read": EDITORS,
  "guests.import": EDITORS,
  "indexing.read": EDITORS,
  "indexing.check": EDITORS,

  /** Views, publications, and what needs attention. */
  "overview.read": EDITORS,
  "overview.readInquiries": ADMINISTRATORS,
  "weeklyMail.receive": ADMINISTRATORS,

  "inbox.read": ADMINISTRATORS,
  /** Status, notes and assignment. */
  "inbox.change": ADMINISTRATORS,
  "inbox.markSpam": ADMINISTRATORS,
  "inbox.resendMail": ADMINISTRATORS,
  "inbox.erase": ADMINISTRATORS,
  "inbox.export": ADMINISTRATORS,

  "users.read": ADMINISTRATORS,
  "users.invite": ADMINISTRATORS,
  "users.mailLinks": ADMINISTRATORS,
  "users.changeRole": ADMINISTRATORS,
  "users.remove": ADMINISTRATORS,
  "users.endSessions": ADMINISTRATORS,
  "users.removeSecondFactor": ADMINISTRATORS,
  "users.demandSecondFactor": ADMINISTRATORS,

  "audit.read": ADMINISTRATORS,
  "audit.export": ADMINISTRATORS,
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Action = keyof typeof PERMISSIONS;

export const ACTIONS = Object.keys(PERMISSIONS) as Action[];

/** @param role undefined for people without one, who may do nothing */
export function can(role: Role | undefined, action: Action): boolean {
  const allowed: readonly Role[] = PERMISSIONS[action];
  return role !== undefined && allowed.includes(role);
}

/**
 * What a browser needs to read documents of a collection, as firestore.rules decide it. Visitors also read published
 * posts, authors also the drafts that they created, and everybody only the own drafts, sessions and subscription.
 */
export const READS = {
  blog_posts: "posts.readAll",
  post_bodies: "posts.readAll",
  post_versions: "posts.readAll",
  post_drafts: "posts.saveOwnDraft",
  post_editors: "posts.readAll",
  claim_records: "posts.readAll",
  slugs: "posts.saveOwnDraft",
  labels: "posts.saveOwnDraft",
  post_faults: "posts.readAll",
  post_prints: "posts.readAll",
  trash_posts: "posts.readAll",
  sitemap_index: "posts.readAll",
  sitemap_files: "posts.readAll",
  sitemap_changes: "posts.readAll",
  import_jobs: "imports.read",
  import_job_items: "imports.read",
  index_verdicts: "indexing.read",
  daily_totals: "overview.readInquiries",
  article_totals: "overview.read",
  post_views: "overview.read",
  site_status: "overview.read",
  weekly_subscriptions: "weeklyMail.receive",
  media: "pictures.read",
  audit_log: "audit.read",
  contact_submissions: "inbox.read",
  sessions: "panel.open",
  user_roles: "users.read",
} as const satisfies Readonly<Record<string, Action>>;
