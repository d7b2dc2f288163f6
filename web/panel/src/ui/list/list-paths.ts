import { paths } from "kit/lib/paths";

export const listPaths = {
  importJob: (id: string) => `${paths.panel}?at=${encodeURIComponent(id)}#jobs`,
  postsOfJob: (id: string) => `${paths.panel}?job=${encodeURIComponent(id)}`,
  postsWithLabel: (label: string) => `${paths.panel}?label=${encodeURIComponent(label)}`,
} as const;
