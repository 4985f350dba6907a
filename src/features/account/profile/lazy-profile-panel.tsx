import { lazy } from "react";
import { reloadOnce } from "../../../lib/reload-once";

/** With its form a twelfth of the dashboard's script, and seldom opened. */
export const LazyProfilePanel = lazy(async () => ({
  default: (await import("./profile-panel").catch(reloadOnce)).ProfilePanel,
}));
