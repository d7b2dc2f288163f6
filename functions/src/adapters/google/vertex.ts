import { type ResponseSchema, type Tool, VertexAI } from "@google-cloud/vertexai";
import { UserRefreshClient } from "google-auth-library";
import type { AskModel, ModelRequest } from "../../use-cases/generation/model.ts";
import {
  askGemini,
  type GeminiSettings,
  GOOGLE_SEARCH,
  generationConfig,
  STAND_IN_TOKEN,
} from "./gemini.ts";
import { vertexHost } from "./vertex-host.ts";

export function vertex(settings: GeminiSettings): AskModel {
  const { project, location, model, endpoint } = settings;
  const client = new VertexAI({
    project,
    location,
    apiEndpoint: endpoint === "" ? vertexHost(location) : endpoint,
    ...(settings.caFile === "" ? {} : { googleAuthOptions: standInCredentials() }),
  });
  return askGemini(settings, {
    stream: async (request, timeout) => {
      const { stream, response } = await client
        .getGenerativeModel({ model }, { timeout })
        .generateContentStream(toContent(request));
      // Its failure is reported by the stream.
      response.catch(() => {});
      return stream;
    },
    getStatus,
  });
}

function standInCredentials() {
  const authClient = new UserRefreshClient();
  authClient.setCredentials({
    access_token: STAND_IN_TOKEN,
    expiry_date: Number.MAX_SAFE_INTEGER,
  });
  return { authClient };
}

function toContent({ system, text, task }: ModelRequest) {
  const { responseSchema, ...config } = generationConfig(task);
  return {
    systemInstruction: { role: "system", parts: [{ text: system }] },
    contents: [{ role: "user", parts: [{ text }] }],
    // The types do not know this tool of Gemini 2 yet.
    ...(task === "research" ? { tools: [GOOGLE_SEARCH as Tool] } : {}),
    generationConfig: {
      ...config,
      ...(responseSchema ? { responseSchema: responseSchema as ResponseSchema } : {}),
    },
  };
}

/** The SDK reports the status only in its messages. */
function getStatus(error: unknown): number {
  const message = error instanceof Error ? error.message : "";
  return Number(/got status: (\d{3})/.exec(message)?.[1] ?? 0);
}
