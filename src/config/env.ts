import { readEnv, type Env } from "./read-env";

declare global {
  interface ImportMetaEnv {
    /** The checked settings, written into a built page by vite.config.ts. */
    readonly OLYMPEAK_SETTINGS: Env;
  }
}

/**
 * The page's settings. The build checks them and writes them into the page, so that visitors do not download the check;
 * in development and tests they are checked here.
 */
export const env: Env = import.meta.env.PROD ? import.meta.env.OLYMPEAK_SETTINGS : readEnv(import.meta.env);
