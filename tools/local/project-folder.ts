import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of package.json, whatever folder a command was started from. */
export const projectFolder = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
