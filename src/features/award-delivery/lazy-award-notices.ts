import { lazy } from "react";
import { reloadOnce } from "../../lib/reload-once";

/** Stands on the dashboard of few, and only once a result is final. */
export const LazyAwardNotices = lazy(async () => ({
  default: (await import("./award-notices").catch(reloadOnce)).AwardNotices,
}));
