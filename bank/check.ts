/**
 * `npm run bank:check`: checks the question bank against the rules and prints a table of it.
 * `npm run bank:check -- guess`: prints how often simple guessing rules find the right answer, by form and by set.
 */
import { dayInIndia } from "../src/lib/day-in-india";
import { formatGuessTable } from "./checks/guessing";
import { reportBank } from "./checks/report-bank";
import { mistakesFolder } from "./source/mistake-list";
import { readBank, setsFolder } from "./source/read-set";

if (process.argv[2] === "guess") {
  process.stdout.write(`${formatGuessTable(readBank(setsFolder, mistakesFolder).sets)}\n`);
} else {
  const { text, isValid } = reportBank(setsFolder, mistakesFolder, dayInIndia(new Date()));
  process.stdout.write(text);
  if (!isValid) process.exitCode = 1;
}
