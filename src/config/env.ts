import { readEnv } from "./read-env";

/** The page's settings, checked once when it starts. */
export const env = readEnv(import.meta.env);
