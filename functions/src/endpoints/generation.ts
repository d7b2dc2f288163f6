import { setTimeout as wait } from "node:timers/promises";
import type { CallNameIn } from "domain/calls/calls";
import { info } from "firebase-functions/logger";
import { projectID } from "firebase-functions/params";
import type { GeminiSettings } from "../adapters/google/gemini.ts";
import type { Runs } from "../platform/call.ts";
import {
  dailyBudget,
  dailyResearch,
  dailyTotal,
  hourlyBudget,
  vertexCaFile,
  vertexEndpoint,
  vertexIdleTimeoutSeconds,
  vertexLocation,
  vertexModel,
  vertexSdk,
} from "../platform/config.ts";
import * as generating from "../use-cases/generation/generate-article.ts";
import { generationBudget } from "../use-cases/generation/generation-budget.ts";
import type { AskModel } from "../use-cases/generation/model.ts";
import type { Server } from "./server.ts";

let connected: AskModel | null = null;

/** Most instances never need these large clients. */
async function connect(): Promise<(settings: GeminiSettings) => AskModel> {
  if (vertexSdk.value() === "genai") return (await import("../adapters/google/genai.ts")).genai;
  return (await import("../adapters/google/vertex.ts")).vertex;
}

async function model(): Promise<AskModel> {
  const ask = await connect();
  connected ??= ask({
    project: projectID.value(),
    location: vertexLocation.value(),
    model: vertexModel.value(),
    endpoint: vertexEndpoint.value(),
    caFile: vertexCaFile.value(),
    silenceMs: vertexIdleTimeoutSeconds.value() * 1000,
  });
  return connected;
}

export function generationEndpoints({ store, now }: Server) {
  const calls: Runs<CallNameIn<"generation">> = {
    generateArticle: async (input, caller, reply) => {
      const budget = {
        hour: hourlyBudget.value(),
        day: dailyBudget.value(),
        total: dailyTotal.value(),
        research: dailyResearch.value(),
      };
      const deps = {
        take: generationBudget(store, budget),
        ask: await model(),
        now,
        random: Math.random,
        wait,
        log: (event: string, facts: object) =>
          info(event, { model: vertexModel.value(), ...facts }),
      };
      return generating.generateArticle(deps, input, caller.uid, reply);
    },
  };
  return { calls };
}
