import { expect, it } from "vitest";
import { describeMove } from "./describe-move";

const eleven = "2027-01-17T05:30:00+00:00";
const was = { examOn: "2027-01-17", opensAt: eleven };

it.each([
  [null, was, "Maths has moved: it is on Sunday, 17 January."],
  [{ ...was, examOn: "2027-01-16" }, was, "Maths has moved: it is on Sunday, 17 January."],
  [was, { ...was, opensAt: null }, "Maths on Sunday, 17 January: the start time will be announced again."],
  [{ ...was, opensAt: null }, was, "Maths on Sunday, 17 January starts at 11:00 am."],
  [was, was, "Maths on Sunday, 17 January starts at 11:00 am as before, with another last start."],
  [
    was,
    { ...was, opensAt: "2027-01-17T16:00:00+05:30" },
    "Maths on Sunday, 17 January starts at 4:00 pm instead of 11:00 am.",
  ],
])("from %o to %o", (before, now, sentence) => {
  expect(describeMove("Maths", before, now)).toBe(sentence);
});
