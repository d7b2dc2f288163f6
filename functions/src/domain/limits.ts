/** Every number of the product's rules, in one place. Sources: specification sections 5 and 9; SECURITY 3.7 and 3.10. */
export const limits = {
  title: 300,
  slug: 180,
  excerpt: 500,
  /** Characters of a derived excerpt before '...' is added (specification 5). */
  derivedExcerpt: 150,
  /** Characters of content shown for a guest post without excerpt (specification 9). */
  guestExcerpt: 200,
  /** Guest posts of one list (SECURITY T28). */
  guestPosts: 200,
  authorName: 120,
  url: 2048,
  /** Bytes of UTF-8: below Firestore's 1 MiB document limit with room for the other fields. */
  contentBytes: 900_000,
  /** Oldest back-dating of an imported post, in days (specification 9). */
  importBackdateDays: 3000,
  jobName: 200,
  csvBytes: 25 * 1024 * 1024,
  csvRows: 5000,
  previewRows: 5,
  chunkRows: 100,
  chunkBytes: 3 * 1024 * 1024,
  /** Rejected lines named in a job's error_details. */
  jobErrorLines: 20,
  /** Minutes without a chunk after which a processing job counts as interrupted. */
  jobInterruptedMinutes: 15,
  deletePage: 200,
  /** Milliseconds that one call of 'Delete All' goes on, then it tells how far it has come. */
  deleteSliceMs: 1000,
  publicPage: 24,
  panelPage: 50,
  password: 12,
  /** Posts that one call moves to the trash or back. */
  trashPage: 100,
  /** Days for which a deleted post can be restored. */
  trashDays: 30,
  /** Addresses of one check with Search Console (SECURITY 3.12). */
  indexUrls: 500,
  /** Hours for which a verdict of Search Console is used again. */
  indexFreshHours: 24,
  /** Letters of the topic of a generated article (SECURITY 3.11). */
  topic: 200,
  /** Letters of what the research found that go into the writing call, and are shown. */
  findings: 8000,
  /** Pages that the research names. */
  sources: 20,
  /** Submissions of one person that one call exports or erases. */
  erasePage: 200,
} as const;
