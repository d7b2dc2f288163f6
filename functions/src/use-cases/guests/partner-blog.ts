import type { Log } from "../log.ts";

export interface PartnerBlog {
  readonly list: () => Promise<readonly unknown[]>;
  readonly post: (id: string) => Promise<unknown>;
  readonly confirm: (id: string) => Promise<void>;
}

export interface PartnerDeps {
  readonly blog: PartnerBlog;
  readonly log: Log;
}
