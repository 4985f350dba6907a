import { createStore } from "zustand/vanilla";

/** A new version of the site that is ready to be activated, if there is one. */
export type SiteUpdate = {
  /** Activates the new version and reloads this page. Other tabs are not reloaded. */
  apply: (() => void) | null;
};

/** Set when the service worker finds a new version (service-worker.ts); read by the update prompt. */
export const siteUpdateStore = createStore<SiteUpdate>(() => ({ apply: null }));
