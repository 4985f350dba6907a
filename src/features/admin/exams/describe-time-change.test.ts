import { expect, it } from "vitest";
import { describeTimeChange } from "./describe-time-change";

const elevenInIndia = "2027-01-17T05:30:00+00:00";
const published = { examOn: "2027-01-17", opensAt: elevenInIndia };

it.each([
  [null, published, "Maths has moved: it is on Sunday, 17 January."],
  [{ ...published, examOn: "2027-01-16" }, published, "Maths has moved: it is on Sunday, 17 January."],
  [
    published,
    { ...published, opensAt: null },
    "Maths on Sunday, 17 January: the start time will be announced again.",
  ],
  [{ ...published, opensAt: null }, published, "Maths on Sunday, 17 January starts at 11:00 am."],
  [
    published,
    published,
    "Maths on Sunday, 17 January starts at 11:00 am as before; the latest time to start has changed.",
  ],
  [
    published,
    { ...published, opensAt: "2027-01-17T16:00:00+05:30" },
    "Maths on Sunday, 17 January starts at 4:00 pm instead of 11:00 am.",
  ],
])(
  "describes the times of an exam after a change from %o (null: no row for the exam) to %o",
  (oldTime, newTime, sentence) => {
    expect(describeTimeChange("Maths", oldTime, newTime)).toBe(sentence);
  },
);
