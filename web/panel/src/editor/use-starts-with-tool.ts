import { panelPaths } from "kit/lib/panel-paths";
import { useLocation } from "react-router-dom";

/** The router's state names the field to focus; after a reload the address decides. */
export function useStartsWithTool(): boolean {
  const location = useLocation();
  const focus = (location.state as { focus?: unknown } | null)?.focus;
  return focus === undefined ? location.pathname === panelPaths.generatePost : focus === "ai";
}
