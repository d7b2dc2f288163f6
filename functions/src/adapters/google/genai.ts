import { ApiError, GoogleGenAI, type GoogleGenAIOptions, type Schema } from "@google/genai";
import type { AskModel } from "../../use-cases/generation/model.ts";
import {
  askGemini,
  type GeminiSettings,
  GOOGLE_SEARCH,
  generationConfig,
  STAND_IN_TOKEN,
} from "./gemini.ts";
import { vertexHost } from "./vertex-host.ts";

/** Successor of the SDK in vertex.ts. */
export function genai(settings: GeminiSettings): AskModel {
  const { project, location, model, endpoint } = settings;
  const host = endpoint === "" ? vertexHost(location) : endpoint;
  const client = new GoogleGenAI({
    enterprise: true,
    project,
    location,
    apiVersion: "v1",
    httpOptions: { baseUrl: `https://${host}` },
    ...(settings.caFile === "" ? {} : { googleAuthOptions: standInCredentials() }),
  });
  return askGemini(settings, {
    stream: ({ system, text, task }, timeout, abortSignal) => {
      const { responseSchema, ...config } = generationConfig(task);
      return client.models.generateContentStream({
        model,
        contents: text,
        config: {
          ...config,
          ...(responseSchema ? { responseSchema: responseSchema as Schema } : {}),
          ...(task === "research" ? { tools: [GOOGLE_SEARCH] } : {}),
          systemInstruction: system,
          httpOptions: { timeout },
          abortSignal,
        },
      });
    },
    getStatus: (error) => (error instanceof ApiError ? error.status : 0),
  });
}

type Credentials = NonNullable<GoogleGenAIOptions["googleAuthOptions"]>;

function standInCredentials(): Credentials {
  const authorization = `Bearer ${STAND_IN_TOKEN}`;
  const authClient = { getRequestHeaders: async () => new Headers({ authorization }) };
  return { authClient: authClient as unknown as NonNullable<Credentials["authClient"]> };
}
