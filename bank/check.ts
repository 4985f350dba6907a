/** `npm run bank:check`: checks the question bank against the rules and prints a table of it. */
import { dayInIndia } from "../src/lib/day-in-india";
import { reportBank } from "./checks/report-bank";
import { setsFolder } from "./source/read-set";

const { text, isSound } = reportBank(setsFolder, dayInIndia(new Date()));
process.stdout.write(text);
if (!isSound) process.exitCode = 1;
