/** `npm run questions:check`: holds the question bank to the rules and prints a table of it. */
import { dayInIndia } from "../../src/lib/day-in-india";
import { formatBankTable } from "./bank-table";
import { checkBank } from "./check-bank";
import { bankFolders, readBank } from "./read-bank";

const today = dayInIndia(new Date());
const { sets, findings } = readBank(bankFolders);
const all = [...findings, ...checkBank(sets, today)];
const errors = all.filter(({ isWarning }) => !isWarning);

process.stdout.write(`${formatBankTable(sets)}\n\n`);
for (const { set, id, message, isWarning } of all)
  process.stdout.write(`${isWarning ? "warning" : "error"}  ${set}${id ? ` ${id}` : ""} ${message}\n`);
process.stdout.write(
  `${sets.length} sets, ${errors.length} errors, ${all.length - errors.length} warnings\n`,
);
if (errors.length > 0 || sets.length === 0) process.exitCode = 1;
