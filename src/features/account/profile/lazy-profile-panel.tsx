import { lazy } from "react";
import { reloadOnce } from "../../../lib/reload-once";

/** Loaded when it is opened: a twelfth of the dashboard's code, and seldom needed. */
export const LazyProfilePanel = lazy(async () => ({
  default: (await import("./profile-panel").catch(reloadOnce)).ProfilePanel,
}));
