import type {
  GenerateArticleInput,
  GenerationCalls,
  GenerationNews,
} from "../domain/calls-generation.ts";
import { articleOf } from "../domain/generated-article.ts";
import { FEWEST_WORDS } from "../domain/generation.ts";
import { type Prompt, researchPrompt, writingPrompt } from "../domain/generation-prompt.ts";
import { limits } from "../domain/limits.ts";
import { failedEnd, generationError } from "./generation-failures.ts";
import {
  type AskModel,
  type ModelAnswer,
  ModelFailure,
  type ModelRequest,
} from "./generation-ports.ts";

/** Milliseconds for everything, well before the function's own end (SECURITY 3.11). */
const MOST_MS = 240_000;
/** Milliseconds before the one repetition: this, and up to as much again by chance. */
const REST_MS = 1000;

export interface GenerateArticleDeps {
  /** Takes one article from what an administrator may generate. */
  readonly take: (uid: string, now: Date) => Promise<"granted" | "hour" | "day">;
  readonly ask: AskModel;
  readonly now: () => Date;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly wait: (milliseconds: number) => Promise<unknown>;
  readonly log: (event: string, facts: Readonly<Record<string, unknown>>) => void;
}

/** Whoever waits for the article. */
export interface Listener {
  readonly send: (news: GenerationNews) => void;
  /** Fires when nobody waits any more. */
  readonly signal: AbortSignal;
}

type Generated = GenerationCalls["generateArticle"]["output"];

/**
 * Writes an article about a topic: first, when asked to, research with Google Search, then the writing itself without
 * any tool. Stores nothing (AI-03 to AI-07, SECURITY 3.11).
 * @throws DomainError with a sentence of its own for each way to fail
 */
export async function generateArticle(
  deps: GenerateArticleDeps,
  input: GenerateArticleInput,
  uid: string,
  { send, signal }: Listener,
): Promise<Generated> {
  const began = deps.now();
  const until = new Date(began.getTime() + MOST_MS);
  const budget = await deps.take(uid, began);
  if (budget !== "granted") throw generationError(budget);
  const ask = askerOf(deps, until, signal);

  let research: Pick<Generated, "findings" | "sources"> = { findings: "", sources: [] };
  let tokens = 0;
  if (input.includeResearch) {
    send({ kind: "phase", phase: "research" });
    const answer = await ask("research", researchPrompt(input), () => {});
    tokens += answer.tokens;
    // Research that was declined or cut off is no reason not to write.
    const isUseful = failedEnd(answer) === null || failedEnd(answer) === "truncated";
    if (isUseful) {
      const sources = answer.sources.slice(0, limits.sources);
      research = { findings: answer.text.trim().slice(0, limits.findings), sources };
    }
    send({ kind: "research", ...research });
  }

  send({ kind: "phase", phase: "writing" });
  const prompt = writingPrompt(input, research.findings, research.sources);
  const answer = await ask("article", prompt, (text) => send({ kind: "text", text }));
  const failure = failedEnd(answer);
  if (failure !== null) throw generationError(failure, answer.blocked || answer.finish);
  const found = articleOf(answer.text);
  if (found === null) throw generationError("unreadable");
  if (found.words < FEWEST_WORDS) throw generationError("short", `${found.words} words`);
  deps.log("article generated", {
    uid,
    tokens: tokens + answer.tokens,
    words: found.words,
    milliseconds: deps.now().getTime() - began.getTime(),
  });
  return { success: true, ...found, ...research };
}

/** Asks with one repetition for the whole generation, and only of a question that got no word of an answer. */
function askerOf(deps: GenerateArticleDeps, until: Date, signal: AbortSignal) {
  let isRepeated = false;
  return async function ask(
    task: ModelRequest["task"],
    prompt: Prompt,
    hear: (text: string) => void,
  ): Promise<ModelAnswer> {
    let isAnswering = false;
    const listen = (text: string) => {
      isAnswering = true;
      hear(text);
    };
    try {
      return await deps.ask({ ...prompt, task, until }, listen, signal);
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      if (!error.isPassing || isRepeated || isAnswering || signal.aborted) {
        throw generationError(error.fault, causeOf(error));
      }
      isRepeated = true;
      await deps.wait(REST_MS * (1 + deps.random()));
      return ask(task, prompt, hear);
    }
  };
}

/** The kind of the original failure, for the log. */
function causeOf({ cause }: ModelFailure): string {
  return cause instanceof Error ? cause.name : "";
}
