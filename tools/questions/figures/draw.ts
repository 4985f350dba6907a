import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { bankFolders } from "../read-bank";
import { drawBankFigures } from "./bank-figures";
import { readAlts } from "./read-alts";

/** Writes the bank's figures that functions draw. Run after a change of an item's `alt`, or of a function. */
const drawings = drawBankFigures(readAlts());
for (const [file, svg] of drawings) writeFileSync(join(bankFolders.data, "figures", file), svg);
console.log(`${drawings.size} figures written`);
