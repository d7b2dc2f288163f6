import { plural } from "#lib/format/plural.ts";

export const messages = {
  back: "Back to ",
  panel: "Admin Panel",
  create: { title: "Create Post", save: "Create Post" },
  edit: { title: "Edit Post", save: "Update Post" },
  save: "Save",
  saveHint: "Saves and stays in the editor (Ctrl+S)",
  leaveHint: "Saves and opens the post's page",
  saving: "Saving...",
  sending: (percent: number) => `Saving... ${percent}%`,
  view: "View post",
  created: {
    title: "Blog post created",
    description: "Your blog post has been created successfully",
  },
  updated: {
    title: "Blog post updated",
    description: "Your changes have been saved successfully",
  },
  failed: { title: "Error saving post", description: "There was an error saving your post" },
  error: "Error",
  notLoaded: "Could not load blog post for editing",
  missing: {
    title: "Blog Post Not Found",
    text: "The blog post you're looking for doesn't exist.",
  },
  ofOthers: {
    title: "Not yours to change",
    text: "Editors change published posts, and those of other people.",
  },
  retry: "Try again",
  loading: "Loading post...",
  published: "Published",
  draft: "Draft",
  scheduled: "Scheduled",
  /** What saving does to the publication. */
  outcomes: {
    published: "Publish now",
    scheduled: (date: string) => `Schedule for ${date}`,
    offline: "Take offline",
    unscheduled: "Cancel the schedule",
  },
  words: (words: number, minutes: number) =>
    `${words.toLocaleString("en-US")} ${words === 1 ? "word" : "words"} · ${minutes} min read`,
  unsaved: "Unsaved changes",
  saved: "Saved",
  titleLabel: "Title",
  titlePlaceholder: "Post title",
  slugPending: "generated from the title",
  content: "Content",
  contentMode: "Content mode",
  modes: { wysiwyg: "WYSIWYG", html: "HTML", markdown: "Markdown" },
  preview: "Preview",
  previewLabel: "Preview as readers see it",
  loss: {
    title: "Markdown cannot hold everything in this post",
    text: "If you edit it as Markdown, this would be lost:",
    stay: "Keep editing here",
    go: "Switch to Markdown",
  },
  htmlInside:
    "Colours, alignment and the like stand in the text as HTML tags. Keep them to keep the look.",
  problems: {
    title: "Title is required",
    titleLong: "A title has at most 300 characters",
    slug: "Use lower-case letters, figures and single hyphens",
    slugTaken: "This address is taken by another post",
    excerpt: "An excerpt has at most 500 characters",
    image: "Enter an address that begins with https://",
    alt: "At most 300 characters",
    meta: "Too long",
    date: "Enter a date of this century",
    content: "The post is too long to be stored",
    undescribed: (count: number) =>
      count === 1
        ? "1 picture in the text has no description. Describe it or mark it as decorative."
        : `${count} pictures in the text have no description. Describe them or mark them as decorative.`,
  },
  publication: {
    title: "Publication",
    publish: "Publish immediately",
    byEditors: "Your draft is saved for the editors, who publish it.",
    date: "Publication date",
    setNow: "Set to now",
    uploading:
      "An image is still uploading. The post can be saved; the image is added when it is ready.",
    onSaving: (outcome: string) => `When you save: ${outcome}.`,
    scheduledHint: "The post is published at that time, by itself.",
    staysDraft: "The switch is off: the post stays a draft, also at that time.",
  },
  details: {
    title: "Details",
    slug: "Slug",
    suggest: "Suggest from the title",
    checking: "Checking the address...",
    free: "This address is free.",
    excerpt: "Excerpt",
    characters: (n: number) => `${n} ${n === 1 ? "character" : "characters"}`,
    image: "Featured image URL",
    imageHint: "Leave empty to use one of the five default images.",
    imagePreview: "Featured image preview",
    alt: "Image description",
    altHint: "For people who do not see the picture.",
  },
  search: {
    title: "Search and sharing",
    metaTitle: "Search title",
    metaTitleHint: "The post's title when empty.",
    metaDescription: "Search description",
    metaDescriptionHint: "The excerpt when empty.",
    google: "Google result",
    whatsapp: "WhatsApp card",
    noDescription: "Without an excerpt, search engines choose a sentence of the post.",
  },
  recovery: {
    title: (count: number) =>
      count === 1 ? "Unsaved changes were found" : `Unsaved changes were found: 1 of ${count}`,
    text: (what: string, date: string) =>
      `${what}, kept on ${date} by a tab of this browser that is closed.`,
    elsewhere: (what: string, date: string) =>
      `You have unsaved changes from another computer: ${what}, kept on ${date}.`,
    what: (title: string, words: number) =>
      `${title === "" ? "Without a title" : `“${title}”`}, ${plural(words, "word", "words")}`,
    outdated:
      "The post has been saved since then: restoring replaces nothing, and saving asks before it does.",
    restore: "Restore",
    discard: "Discard",
  },
  newer: (by: string | null, isOwn: boolean, date: string) =>
    `${isOwn ? "You saved this post in another tab" : `${by ?? "Somebody else"} saved this post`} on ${date}, after it was opened here. Saving here asks which version to keep.`,
  seen: "OK",
  editing: (names: readonly string[]) =>
    `${names.join(", ")} ${names.length === 1 ? "is" : "are"} editing this post now.`,
  notCopied:
    "Unsaved changes are kept in this browser only: they could not be copied to the server.",
  notStored: "This browser keeps no copy of unsaved changes: save often.",
  leave: {
    title: "Leave without saving?",
    text: "Your changes are not saved.",
    stay: "Keep editing",
    go: "Leave",
  },
  replace: {
    title: "Replace what you wrote?",
    text: (fields: string) => `This replaces ${fields}. You can undo it.`,
    fields: { title: "the title", excerpt: "the excerpt", html: "the content" },
    cancel: "Keep mine",
    go: "Replace",
    done: "Your text was replaced.",
    added: "The article was added below your text.",
    undo: "Undo",
  },
  offline: {
    title: "Take the article offline?",
    text: (date: string) =>
      `Its new date is to come: readers no longer find it until ${date}, when it is published again by itself.`,
    cancel: "Keep editing",
    go: "Take offline and schedule",
  },
  claims: {
    title: "Claim check",
    text: {
      ai: "An AI wrote this text, or parts of it. Tick what you have verified: publishing needs every tick, and your account is recorded.",
      guest:
        "A guest wrote this text. Tick what you have verified: publishing needs every tick, and your account is recorded.",
    },
    group: "Claims of this text",
    kinds: {
      certificate: "certificate",
      norm: "norm",
      steel: "material",
      protection: "IP class",
      roughness: "roughness",
      temperature: "temperature",
      load: "load",
      link: "link",
    },
    none: "No certificate, norm, material, IP class, load, temperature or link was found.",
    read: "I have read the whole text.",
    count: (ticked: number, total: number) => `${ticked} of ${total}`,
    loading: "Loading the stored ticks...",
    notLoaded: "Could not load the stored ticks",
    show: "show in the text",
    notFound: "Not found in this view. Look for it in the visual editor.",
    ticked: (by: string, date: string) => `${by} · ${date}`,
    notSaved: "Stored when you save.",
    former: (by: string, date: string) =>
      `${by} ticked it on ${date}. The text around it has changed since.`,
    dataSheet: "Data sheet",
    newTab: "(opens in a new tab)",
    note: (claim: string) => `Note or data sheet for ${claim}`,
    noteLabel: "Note",
    sheetLabel: "Data sheet address",
    noteLong: "A note has at most 500 characters",
    sheetInvalid: "Enter an address that begins with https://",
    keepNote: "Apply",
    cancel: "Cancel",
    sources: (count: number) =>
      count === 1 ? "1 source of the research" : `${count} sources of the research`,
    needed: "It can be published once every claim is ticked.",
    first: "Check the claims first",
    problem: (open: number) =>
      open === 1
        ? "1 tick is missing in the claim check."
        : `${open} ticks are missing in the claim check.`,
  },
  link: {
    title: "Link",
    address: "Address",
    invalid: "Enter an address such as https://example.com, /contacto or mailto:name@example.com",
    remove: "Remove link",
    apply: "Apply",
    cancel: "Cancel",
  },
} as const;
