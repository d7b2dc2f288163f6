/** Loaded before the Functions Framework: tells what its start took and the port that the system chose, and later its memory. */
import { subscribe } from "node:diagnostics_channel";

subscribe("tracing:net.server.listen:asyncEnd", ({ server }) => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  const startMs = (userCPUTime + systemCPUTime) / 1000;
  process.send({ startMs, port: server.address().port });
});
process.on("message", () => process.send({ megabytes: process.resourceUsage().maxRSS / 1024 }));
