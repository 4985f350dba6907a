/** `npm run questions:generate [-- class5-maths …]`: writes the computed items of all sets anew, or of those named. */
import { generateBank } from "./generate-bank";
import { bankFolders } from "./read-bank";

process.stdout.write(`${generateBank(bankFolders, process.argv.slice(2)).join("\n")}\n`);
