import type { CallContract } from "domain/calls/call";
import { CALL_GROUPS, type GroupName } from "domain/calls/calls";
import type { ScheduleName } from "domain/shared/site-status";
import { scheduleRegion } from "./config.ts";

interface Ceiling {
  readonly maxInstances: number;
  readonly memory: "256MiB" | "512MiB" | "2GiB";
  readonly timeoutSeconds: number;
  /** Requests that an instance answers at the same time. */
  readonly concurrency: number;
}

/** A group has the time of its longest call. */
function groupCeiling(
  group: GroupName,
  memory: Ceiling["memory"],
  maxInstances: number,
  concurrency: number,
): Ceiling {
  const times = Object.values<CallContract>(CALL_GROUPS[group]).map(({ seconds }) => seconds);
  return { maxInstances, memory, timeoutSeconds: Math.max(...times), concurrency };
}

export const functionLimits: Readonly<Record<GroupName | "pages" | "pictures", Ceiling>> = {
  pages: { maxInstances: 5, memory: "512MiB", timeoutSeconds: 15, concurrency: 80 },
  pictures: { maxInstances: 5, memory: "256MiB", timeoutSeconds: 15, concurrency: 80 },
  views: groupCeiling("views", "256MiB", 5, 80),
  // Bodies of up to 32 MB are held.
  contact: groupCeiling("contact", "512MiB", 10, 8),
  accounts: groupCeiling("accounts", "256MiB", 5, 20),
  posts: groupCeiling("posts", "256MiB", 3, 20),
  // A chunk is held as request, object and commit.
  imports: groupCeiling("imports", "512MiB", 3, 4),
  // Two pictures of 60 million pixels are held while they are decoded.
  library: groupCeiling("library", "2GiB", 5, 2),
  // 5 MiB are held as bytes, text and objects.
  partner: groupCeiling("partner", "512MiB", 3, 4),
  indexing: groupCeiling("indexing", "256MiB", 3, 4),
  generation: groupCeiling("generation", "512MiB", 3, 4),
};

/** One run at a time: one that begins while another works is refused. */
const anySchedule = {
  region: scheduleRegion,
  maxInstances: 1,
  concurrency: 1,
  timeZone: "Europe/Madrid",
};

export const scheduleOptions = {
  everyFiveMinutes: {
    ...anySchedule,
    schedule: "every 5 minutes",
    memory: "512MiB",
    timeoutSeconds: 900,
  },
  everyHour: { ...anySchedule, schedule: "15 * * * *", memory: "512MiB", timeoutSeconds: 900 },
  // When the panel is not in use.
  everyNight: { ...anySchedule, schedule: "10 3 * * *", memory: "512MiB", timeoutSeconds: 1800 },
} as const satisfies Record<ScheduleName, object>;
