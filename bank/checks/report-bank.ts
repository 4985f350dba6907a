import { describeFinding } from "../../src/items/rules/finding";
import { formatBankTable } from "./bank-table";
import { checkBank } from "./check-bank";
import { readBank } from "../source/read-set";
import { measureSet } from "./measure-set";

/**
 * Checks a question bank against the rules.
 *
 * @param setsPath the folder of the sets
 * @param mistakesPath the folder of the lists of mistakes
 * @param today today's date in India, with which `validUntil` is compared
 * @returns a table of the bank and every finding as text; `isValid` if there are sets and none has an error
 * @throws Error if a file is not JSON
 */
export function reportBank(
  setsPath: string,
  mistakesPath: string,
  today: string,
): { text: string; isValid: boolean } {
  const bank = readBank(setsPath, mistakesPath);
  const sets = bank.sets.map(measureSet);
  const allFindings = [...bank.findings, ...checkBank(sets, today)];
  const errors = allFindings.filter(({ isWarning }) => !isWarning);
  const lines = allFindings.map(
    (finding) => `${finding.isWarning ? "warning" : "error"}  ${describeFinding(finding)}\n`,
  );
  const summary = `${sets.length} sets, ${errors.length} errors, ${allFindings.length - errors.length} warnings`;
  return {
    text: `${formatBankTable(sets)}\n\n${lines.join("")}${summary}\n`,
    isValid: errors.length === 0 && sets.length > 0,
  };
}
