import { formatIst } from "../../src/lib/dates";
import { readSettings } from "../local/settings";
import { openDemoExam, type OpenedExam } from "./open-exam";

function renderInstructions({ isNew, address, opensAt }: OpenedExam): string {
  const introduction = isNew
    ? `An exam of Maths opens at ${formatIst(opensAt, "timeWithSeconds")} IST, in a minute. Its lobby is open now.`
    : "The demo exam that was created before is not over yet.";
  return `${introduction}

  ${address}

  1. Open this address, and log in as student@olympeak.example (password olympeak-demo).
  2. Type the first name "Asha", and press Start when the countdown ends.
  3. Answer as you like: it lasts an hour. "Finish" at the last question leads to the answer record.

Organisers see it under Exam day and Papers in the admin panel: admin@olympeak.example, organiser@olympeak.example.
`;
}

try {
  process.stdout.write(renderInstructions(await openDemoExam(readSettings(process.env))));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
