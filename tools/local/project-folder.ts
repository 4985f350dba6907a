import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of package.json, from any folder where a command is started. */
export const projectFolder = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
