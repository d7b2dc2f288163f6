import type { Calls } from "domain/calls/calls";
import { parseArticle } from "domain/generation/generated-article";
import type { GenerateArticleInput, GenerationEvent } from "domain/generation/generation";
import { MIN_WORD_COUNT } from "domain/generation/generation";
import { type Prompt, researchPrompt, writingPrompt } from "domain/generation/generation-prompt";
import { cutText } from "domain/shared/cut-text";
import { limits } from "domain/shared/limits";
import type { Log } from "../log.ts";
import {
  type AskModel,
  findGenerationFailure,
  generationError,
  type ModelAnswer,
  ModelFailure,
  type ModelRequest,
} from "./model.ts";

const TIMEOUT_MS = 240_000;
const RETRY_MS = 1000;

export interface GenerateArticleDeps {
  /** @returns which budget is used up, or "granted" */
  readonly take: (
    uid: string,
    input: Pick<GenerateArticleInput, "includeResearch">,
    now: Date,
  ) => Promise<"granted" | "hour" | "day" | "total" | "research">;
  readonly ask: AskModel;
  readonly now: () => Date;
  /** A random number from 0 to 1, for the length of pauses. */
  readonly random: () => number;
  readonly wait: (milliseconds: number) => Promise<unknown>;
  readonly log: Log;
}

export interface ReplyStream {
  readonly send: (event: GenerationEvent) => void;
  readonly signal: AbortSignal;
}

type Generated = Calls["generateArticle"]["output"];

/** Researches with Google Search on request, then writes without tools. */
export async function generateArticle(
  deps: GenerateArticleDeps,
  input: GenerateArticleInput,
  uid: string,
  { send, signal }: ReplyStream,
): Promise<Generated> {
  const began = deps.now();
  const until = new Date(began.getTime() + TIMEOUT_MS);
  const budget = await deps.take(uid, input, began);
  if (budget !== "granted") throw generationError(budget);
  const request = toRequester(deps, until, signal);

  let research: Pick<Generated, "findings" | "sources"> = { findings: "", sources: [] };
  let tokens = 0;
  if (input.includeResearch) {
    send({ kind: "phase", phase: "research" });
    const answer = await request("research", researchPrompt(input), () => {});
    tokens += answer.tokens;
    // A failed research does not prevent the writing.
    const isUseful =
      findGenerationFailure(answer) === null || findGenerationFailure(answer) === "truncated";
    if (isUseful) {
      const sources = answer.sources.slice(0, limits.sources);
      research = { findings: cutText(answer.text.trim(), limits.findings, ""), sources };
    }
    send({ kind: "research", ...research });
  }

  send({ kind: "phase", phase: "writing" });
  const prompt = writingPrompt(input, research.findings, research.sources);
  const answer = await request("article", prompt, (text) => send({ kind: "text", text }));
  const failure = findGenerationFailure(answer);
  if (failure !== null) throw generationError(failure, answer.blocked || answer.finish);
  const found = parseArticle(answer.text);
  if (found === null) throw generationError("unreadable");
  if (found.words < MIN_WORD_COUNT) throw generationError("short", `${found.words} words`);
  deps.log("article_generated", {
    uid,
    tokens: tokens + answer.tokens,
    words: found.words,
    milliseconds: deps.now().getTime() - began.getTime(),
  });
  return { success: true, ...found, ...research };
}

function toRequester(deps: GenerateArticleDeps, until: Date, signal: AbortSignal) {
  let isRepeated = false;
  return async function request(
    task: ModelRequest["task"],
    prompt: Prompt,
    onChunk: (text: string) => void,
  ): Promise<ModelAnswer> {
    let isAnswering = false;
    const onText = (text: string) => {
      isAnswering = true;
      onChunk(text);
    };
    try {
      return await deps.ask({ ...prompt, task, until }, onText, signal);
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      if (!error.isTransient || isRepeated || isAnswering || signal.aborted) {
        throw generationError(error.reason, getCause(error));
      }
      isRepeated = true;
      await deps.wait(RETRY_MS * (1 + deps.random()));
      return request(task, prompt, onChunk);
    }
  };
}

function getCause({ cause }: ModelFailure): string {
  return cause instanceof Error ? cause.name : "";
}
