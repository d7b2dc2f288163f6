import { useConnection } from "#firebase/connection.ts";

/** Whether what was read once may be outdated, because the server does not answer. */
export const useIsLastKnown = (): boolean => useConnection() !== "online";
