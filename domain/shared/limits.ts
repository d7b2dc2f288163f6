export const limits = {
  title: 300,
  slug: 180,
  excerpt: 500,
  derivedExcerpt: 150,
  guestExcerpt: 200,
  guestPosts: 200,
  authorName: 120,
  /** Of a post, each with an entry in an index. */
  searchTerms: 250,
  headings: 500,
  /** Of which a search compares title and excerpt at each keystroke; of more it asks the index of words. */
  searchedPosts: 3000,
  tags: 20,
  /** Of a post, which editors type. */
  labels: 10,
  label: 40,
  url: 2048,
  /** Firestore's limit is 1 MiB per document. */
  contentBytes: 900_000,
  importBackdateDays: 3000,
  jobName: 200,
  csvBytes: 25 * 1024 * 1024,
  csvRows: 5000,
  previewRows: 5,
  chunkRows: 100,
  chunkBytes: 3 * 1024 * 1024,
  jobErrorLines: 20,
  jobInterruptedMinutes: 15,
  deletePage: 200,
  deleteSliceMs: 1000,
  publicPage: 24,
  panelPage: 50,
  password: 12,
  /** What one commit changes at most: posts, or pictures of the trash. */
  trashPage: 100,
  /** Of one deletion, restoration or removal. */
  operationPosts: 5000,
  trashDays: 30,
  indexUrls: 500,
  indexFreshHours: 24,
  /** Characters, as in `findings`. */
  topic: 200,
  findings: 8000,
  sources: 20,
  claimSentences: 10_000,
  claimNote: 500,
  erasePage: 200,
  /** A request to Cloud Run carries at most 32 MiB: for larger pictures the upload needs parts. */
  pictureBytes: 25 * 1024 * 1024,
  picturePixels: 60_000_000,
  drawingBytes: 2 * 1024 * 1024,
  contactFiles: 5,
  contactFileBytes: 10 * 1024 * 1024,
  contactFilesBytes: 20 * 1024 * 1024,
  /** Of one change in the inbox. */
  operationSubmissions: 100,
  note: 5000,
  /** Of a submission, so that all of them fit into its document. */
  notes: 60,
  /** Of one inquiry, so that all of them fit into its document. */
  answers: 20,
  quoteItems: 100,
  quoteQuantity: 9999,
  quoteReference: 60,
  quoteNote: 200,
} as const;
