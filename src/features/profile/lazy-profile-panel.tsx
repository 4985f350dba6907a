import { lazy } from "react";
import { reloadOnce } from "../../lib/reload-once";

/** With its form a twelfth of the dashboard's script, and seldom opened. */
export const LazyProfilePanel = lazy(() =>
  import("./profile-panel").then(
    (module) => ({ default: module.ProfilePanel }),
    (error: unknown) => reloadOnce(error),
  ),
);
