import { describeFinding } from "../../src/items/rules/finding";
import { formatBankTable } from "./bank-table";
import { checkBank } from "./check-bank";
import { readBank } from "../source/read-set";
import { measureSet } from "./measure-set";

/**
 * Checks a question bank against the rules.
 *
 * @param folder the folder of the sets
 * @param mistakes the folder of the lists of mistakes
 * @param today the day in India; retirement dates are compared with it
 * @returns a table of the bank and every finding as text; `isSound` if there are sets and none has an error
 * @throws Error if a file is not JSON
 */
export function reportBank(
  folder: string,
  mistakes: string,
  today: string,
): { text: string; isSound: boolean } {
  const bank = readBank(folder, mistakes);
  const sets = bank.sets.map(measureSet);
  const all = [...bank.findings, ...checkBank(sets, today)];
  const errors = all.filter(({ isWarning }) => !isWarning);
  const lines = all.map(
    (finding) => `${finding.isWarning ? "warning" : "error"}  ${describeFinding(finding)}\n`,
  );
  const sum = `${sets.length} sets, ${errors.length} errors, ${all.length - errors.length} warnings`;
  return {
    text: `${formatBankTable(sets)}\n\n${lines.join("")}${sum}\n`,
    isSound: errors.length === 0 && sets.length > 0,
  };
}
