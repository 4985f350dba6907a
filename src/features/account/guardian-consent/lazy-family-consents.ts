import { lazy } from "react";
import { reloadOnce } from "../../../lib/reload-once";

/** Stands in the profile, which is seldom opened, and brings a form of its own. */
export const LazyFamilyConsents = lazy(async () => ({
  default: (await import("./family-consents").catch(reloadOnce)).FamilyConsents,
}));
