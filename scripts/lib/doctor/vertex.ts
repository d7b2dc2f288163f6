import { aiplatform_v1 } from "googleapis/build/src/apis/aiplatform/v1.js";
import { vertexHost } from "../../../functions/src/adapters/google/vertex-host.ts";
import { optional } from "./failures.ts";
import { type Check, ready, wrong } from "./line.ts";
import { parameter } from "./project.ts";

const NAME = "Vertex model";

export const vertex: Check = {
  names: [NAME],
  role: "roles/aiplatform.user",
  read: async (project) => {
    const [model, location] = [
      parameter(project, "VERTEX_MODEL"),
      parameter(project, "VERTEX_LOCATION"),
    ];
    const host = parameter(project, "VERTEX_ENDPOINT") || vertexHost(location);
    const client = new aiplatform_v1.Aiplatform({
      rootUrl: `https://${host}/`,
      ...project.connection,
    });
    const endpoint = `projects/${project.id}/locations/${location}/publishers/google/models/${model}`;
    // Free of charge, and at the address that writes articles; the list of models has no locations.
    const counted = await optional(
      client.projects.locations.publishers.models.countTokens({
        ...{ endpoint, requestBody: { contents: [{ role: "user", parts: [{ text: "NHK" }] }] } },
      }),
    );
    if (counted) return [ready(NAME, `${model} in ${location}`)];
    const mend = `step 3: VERTEX_MODEL and VERTEX_LOCATION in functions/.env.${project.id}`;
    return [wrong(NAME, `${model} is not offered in ${location}`, mend)];
  },
};
