import { useConnection } from "#firebase/connection.ts";

/** Whether data read once may be outdated. */
export const useIsLastKnown = (): boolean => useConnection() !== "online";
