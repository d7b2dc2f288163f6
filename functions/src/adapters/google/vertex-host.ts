/** https://docs.cloud.google.com/gemini-enterprise-agent-platform/resources/locations */
export function vertexHost(location: string): string {
  if (location === "global") return "aiplatform.googleapis.com";
  if (/^(?:eu|us)$/.test(location)) return `aiplatform.${location}.rep.googleapis.com`;
  return `${location}-aiplatform.googleapis.com`;
}
