import { FILE_ENDINGS, getExtension } from "domain/contact/contact-file";
import { DomainError } from "domain/shared/errors";
import { limits } from "domain/shared/limits";
import type { FormErrors } from "kit/ui/field-spec";
import { messages } from "./messages.ts";

/** @returns the file's ticket */
export type UploadFile = (
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<string>;

type UploadState =
  | { readonly at: "sending"; readonly share: number }
  | { readonly at: "sent"; readonly ticket: string }
  | { readonly at: "failed"; readonly text: string; readonly mayRetry: boolean };

export interface FileItem {
  readonly key: number;
  readonly file: File;
  readonly state: UploadState;
}

export interface UploadList {
  readonly items: readonly FileItem[];
  /** All files are sent again, because their tickets were refused. */
  readonly again: boolean;
}

const { failed: texts } = messages;
const EMPTY: UploadList = { items: [], again: false };

/** The files of one form. */
export function fileUploads(upload: UploadFile) {
  let list = EMPTY;
  let lastKey = 0;
  /** Files of the last submission. */
  let submitted: readonly number[] = [];
  const running = new Map<number, AbortController>();
  const listeners = new Set<() => void>();

  function show(items: readonly FileItem[], again = list.again): void {
    list = { items, again };
    for (const listener of listeners) listener();
  }

  function setState(key: number, state: UploadState): void {
    show(list.items.map((item) => (item.key === key ? { ...item, state } : item)));
  }

  async function start({ key, file }: FileItem): Promise<void> {
    const others = list.items.filter((item) => item.key !== key && item.state.at !== "failed");
    const refused = findRefusal(
      file,
      others.map((item) => item.file),
    );
    if (refused) return setState(key, refused);
    const control = new AbortController();
    running.set(key, control);
    const showOwn = (state: UploadState) => {
      if (!control.signal.aborted) setState(key, state);
    };
    showOwn({ at: "sending", share: 0 });
    try {
      const onProgress = (share: number) => showOwn({ at: "sending", share });
      showOwn({ at: "sent", ticket: await upload(file, onProgress, control.signal) });
    } catch (error) {
      if (!control.signal.aborted) console.warn("Sending a file failed", error);
      showOwn(toFailure(error));
    }
  }

  function remove(key: number): void {
    running.get(key)?.abort();
    show(list.items.filter((item) => item.key !== key));
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    list: () => list,
    add: (files: readonly File[]) => {
      for (const file of files) {
        lastKey += 1;
        const item: FileItem = { key: lastKey, file, state: { at: "sending", share: 0 } };
        show([...list.items, item], false);
        void start(item);
      }
    },
    retry: (item: FileItem) => void start(item),
    remove,
    removeSubmitted: () => {
      for (const key of submitted) remove(key);
      show(list.items, false);
    },
    /** @throws what `sending` throws; all files are sent again when their tickets were refused */
    resendIfRefused: async (sending: Promise<void>): Promise<void> => {
      submitted = list.items.map(({ key }) => key);
      try {
        await sending;
      } catch (error) {
        if (error instanceof DomainError && error.code === "failed-precondition") {
          show(list.items, true);
          for (const item of list.items) void start(item);
        }
        throw error;
      }
    },
    /** Resolves once no file is being sent. */
    settled: (): Promise<void> =>
      new Promise((resolve) => {
        const look = () => {
          if (list.items.some(({ state }) => state.at === "sending")) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
      }),
    /** Why the form cannot be sent. */
    problems: (): FormErrors =>
      list.items.some(({ state }) => state.at === "failed") ? { files: messages.unsent } : {},
  };
}
export type FileUploads = ReturnType<typeof fileUploads>;

function findRefusal(file: File, others: readonly File[]): UploadState | undefined {
  const refusal = (text: string, mayRetry = false) => ({ at: "failed", text, mayRetry }) as const;
  if (file.size === 0) return refusal(texts.empty);
  if (!FILE_ENDINGS.includes(getExtension(file.name))) return refusal(texts.type);
  if (file.size > limits.contactFileBytes) return refusal(texts.large);
  if (others.length >= limits.contactFiles) return refusal(texts.many, true);
  const bytes = others.reduce((sum, { size }) => sum + size, file.size);
  return bytes > limits.contactFilesBytes ? refusal(texts.total, true) : undefined;
}

function toFailure(error: unknown): UploadState {
  const code = error instanceof DomainError ? error.code : undefined;
  const isContent = code === "invalid-argument";
  const network = code === "resource-exhausted" ? texts.limited : texts.connection;
  return { at: "failed", text: isContent ? texts.content : network, mayRetry: !isContent };
}
