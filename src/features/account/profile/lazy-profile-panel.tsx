import { lazy } from "react";
import { reloadOnce } from "../../../lib/reload-once";

/** The Profile tab. Its code is loaded when the tab is opened, because few visits need it. */
export const LazyProfilePanel = lazy(async () => ({
  default: (await import("./profile-panel").catch(reloadOnce)).ProfilePanel,
}));
