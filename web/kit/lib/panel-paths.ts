/** Apart from those of public pages, whose first script has all of them. */
export const panelPaths = {
  overview: "/nhk/overview",
  calendar: "/nhk/calendar",
  trash: "/nhk?view=trash",
  /** Mailed links lead here (functions/src/endpoints/users.ts). */
  newPassword: "/nhk/password",
  /** Two addresses of one screen. */
  generatePost: "/nhk/blog/new",
  createPost: "/cortzen/blog/new",
  admin: "/admin",
  cortzen: "/cortzen",
  editPost: (id: string) => `/cortzen/blog/edit/${encodeURIComponent(id)}`,
  editPostPatterns: ["/nhk/blog/edit/:id", "/cortzen/blog/edit/:id"],
} as const;
