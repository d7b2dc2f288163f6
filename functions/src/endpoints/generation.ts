import { setTimeout as wait } from "node:timers/promises";
import { info } from "firebase-functions/logger";
import { projectID } from "firebase-functions/params";
import { generationBudget } from "../adapters/generation-budget.ts";
import {
  dailyBudget,
  hourlyBudget,
  vertexCaFile,
  vertexEndpoint,
  vertexModel,
  vertexRegion,
  vertexSilenceSeconds,
} from "../config.ts";
import { GenerateArticleInput } from "../domain/calls-generation.ts";
import * as generating from "../use-cases/generate-article.ts";
import type { AskModel } from "../use-cases/generation-ports.ts";
import type { Server } from "./server.ts";

let connected: AskModel | null = null;

/** The model, connected by whoever asks first: most instances never need its client, which is large. */
async function model(): Promise<AskModel> {
  const { vertex } = await import("../adapters/vertex.ts");
  connected ??= vertex({
    project: projectID.value(),
    region: vertexRegion.value(),
    model: vertexModel.value(),
    endpoint: vertexEndpoint.value(),
    caFile: vertexCaFile.value(),
    silenceMs: vertexSilenceSeconds.value() * 1000,
  });
  return connected;
}

/** Articles written by Gemini on Vertex. */
export function generationEndpoints({ adminCall, db, now }: Server) {
  return {
    generateArticle: adminCall(
      "generateArticle",
      GenerateArticleInput,
      async (input, caller, listener) => {
        const budget = { hour: hourlyBudget.value(), day: dailyBudget.value() };
        const deps = {
          take: generationBudget(db, budget),
          ask: await model(),
          now,
          random: Math.random,
          wait,
          log: (event: string, facts: object) =>
            info(event, { model: vertexModel.value(), ...facts }),
        };
        return generating.generateArticle(deps, input, caller.uid, listener);
      },
    ),
  };
}
