import { describeFinding } from "../../src/items/rules/finding";
import { formatBankTable } from "./bank-table";
import { checkBank } from "./check-bank";
import { readBank } from "../source/read-set";
import { weighSet } from "./weigh-set";

/**
 * Holds a question bank to the rules.
 *
 * @param folder where the sets lie
 * @param today the day in India, which retirement dates are compared with
 * @returns a table of the bank with every finding, and whether there is a bank without errors
 * @throws Error on a file that is not JSON
 */
export function reportBank(folder: string, today: string): { text: string; isSound: boolean } {
  const bank = readBank(folder);
  const sets = bank.sets.map(weighSet);
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
