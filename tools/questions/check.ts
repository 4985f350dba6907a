/** `npm run questions:check`: holds the question bank to the rules and prints a table of it. */
import { dayInIndia } from "../../src/lib/day-in-india";
import { bankFolders } from "./read-bank";
import { reportBank } from "./report-bank";

const { text, isSound } = reportBank(bankFolders, dayInIndia(new Date()));
process.stdout.write(text);
if (!isSound) process.exitCode = 1;
