import { type Account, keptAccount, type RawAccount } from "./account.ts";
import type { HashParameters } from "./hash-parameters.ts";
import { credentialsOf, type Project } from "./project.ts";

/** Accounts that Auth gives, or takes, at once: its own limit is 1,000. */
const PAGE = 500;
const SERVICE = "https://identitytoolkit.googleapis.com/v1";
/** An answer that does not come is asked for again: both requests may be repeated. */
const RETRY = { retry: 5, httpMethodsToRetry: ["GET", "POST"] };

/** An account that was refused, and why. */
export interface Refusal {
  readonly uid: string;
  readonly message: string;
}

export interface Accounts {
  /** All of them, in the order of their ids: an account takes less than a kilobyte. */
  readonly all: () => Promise<readonly Account[]>;
  /** Stores accounts in place of those that are there, with their passwords. @returns those that were refused */
  readonly store: (
    accounts: readonly Account[],
    hash: HashParameters | null,
  ) => Promise<readonly Refusal[]>;
}

/**
 * The accounts of a project. The Admin SDK speaks the same interface
 * (https://cloud.google.com/identity-platform/docs/reference/rest/v1/projects.accounts/batchCreate), but takes passwords
 * of real projects only.
 */
export async function openAccounts(project: Project): Promise<Accounts> {
  const client = await credentialsOf(project);
  const { id, emulators } = project;
  const origin = emulators ? `http://${emulators.auth}/identitytoolkit.googleapis.com/v1` : SERVICE;
  const url = (verb: string) => `${origin}/projects/${id}/accounts:${verb}`;
  return {
    all: async () => {
      const found: Account[] = [];
      let nextPageToken: string | undefined;
      do {
        const { data } = await client.request<AccountPage>({
          url: url("batchGet"),
          params: { maxResults: PAGE, ...(nextPageToken && { nextPageToken }) },
          retryConfig: RETRY,
        });
        found.push(...(data.users ?? []).map(keptAccount));
        nextPageToken = data.nextPageToken;
      } while (nextPageToken);
      return found.sort((a, b) => (a.fields.localId < b.fields.localId ? -1 : 1));
    },
    store: async (accounts, hash) => {
      const users = accounts.map(({ fields }) => fields);
      const refused: Refusal[] = [];
      for (let from = 0; from < users.length; from += PAGE) {
        const some = users.slice(from, from + PAGE);
        const { data } = await client.request<{ readonly error?: readonly UploadError[] }>({
          url: url("batchCreate"),
          method: "POST",
          data: { users: some, allowOverwrite: true, ...hash },
          retryConfig: RETRY,
        });
        for (const { index = 0, message = "" } of data.error ?? [])
          refused.push({ uid: some[index]?.localId ?? "", message });
      }
      return refused;
    },
  };
}

interface AccountPage {
  readonly users?: readonly RawAccount[];
  readonly nextPageToken?: string;
}

interface UploadError {
  readonly index?: number;
  readonly message?: string;
}
