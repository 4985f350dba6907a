import { lazy } from "react";
import { reloadOnce } from "../../../lib/reload-once";

/** A part of the profile, which is seldom opened and has its own form. */
export const LazyFamilyConsents = lazy(async () => ({
  default: (await import("./family-consents").catch(reloadOnce)).FamilyConsents,
}));
