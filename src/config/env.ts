import { readEnv, type Env } from "./read-env";

declare global {
  interface ImportMetaEnv {
    /** The checked settings, written into a built page by vite.config.ts. */
    readonly OLYMPEAK_SETTINGS: Env;
  }
}

/**
 * The page's settings. A built page carries those that the build has checked, so that nobody downloads the check; while
 * developing and testing they are checked here.
 */
export const env: Env = import.meta.env.PROD ? import.meta.env.OLYMPEAK_SETTINGS : readEnv(import.meta.env);
