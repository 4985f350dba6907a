import { lazy } from "react";
import { reloadOnce } from "../../../lib/reload-once";

/** The consents in the profile. Their code is loaded when they are shown, because few visits open the profile. */
export const LazyFamilyConsents = lazy(async () => ({
  default: (await import("./family-consents").catch(reloadOnce)).FamilyConsents,
}));
