import { createStore } from "zustand/vanilla";

/** The new version of the site that waits to be used, if one does. */
export type SiteUpdate = {
  /** Lets it take over, and loads this page again; pages in other tabs stay as they are. */
  apply: (() => void) | null;
};

/** Filled by the service worker's registration (service-worker.ts), read by what offers the update. */
export const siteUpdateStore = createStore<SiteUpdate>(() => ({ apply: null }));
