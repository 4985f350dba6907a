import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of package.json. It does not depend on the folder in which a command is started. */
export const projectFolder = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
