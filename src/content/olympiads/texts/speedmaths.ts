import type { OlympiadText } from "../olympiad-text";

export const olympiadText: OlympiadText = {
  questions: {
    early:
      "What goes with 7 to make 10? What is double 6? Which coins make eighteen rupees? The sums are small enough to count on fingers; the aim is to manage without. Every question can be answered in about half a minute by a child who plays with numbers.",
    primary:
      "Tables, doubles, halves and change from a hundred-rupee note: the maths of a market stall. All the questions can be done mentally, and most have a shortcut. Adding 99 is adding 100 and taking away 1.",
    middle:
      "Squares, fractions, percentages and averages come in. 15% of 240, the square of 45, the average of five marks: each has a long way and a quick one. The paper tests whether you know the quick way and still get it right.",
    secondary:
      "Roots, powers, percentage change, time and work: the questions of classes 9 and 10 are small problems to simplify before you calculate. An identity you learned at school makes 97 × 103 easy to do mentally.",
    senior:
      "Long expressions that become short, series that add up in one line, values that only need to be near enough. Students choose between exact work and a good estimate, and have just over a minute for questions that take half of it.",
  },
  grow: {
    early:
      "Children remember number bonds, and lose the fear of being slow. Both make every later sum easier.",
    primary:
      "Children come to see numbers as things that can be taken apart and put together again. Homework takes less time, and checking the change at a shop gets easier.",
    middle:
      "Students stop reaching for paper, estimate before they calculate, and quickly spot a missing zero.",
    secondary:
      "Students save minutes in every maths and science paper, because the small arithmetic is done before the pen moves.",
    senior:
      "Students calculate with confidence against the clock. Aptitude tests for colleges and jobs need exactly this.",
  },
  prepare:
    "Practise aloud for five minutes a day, with someone who asks you sums: on the bus, while cooking, on the stairs. First get it right, then get quick. Then use the mock tests to practise against the clock.",
  pace: "Most questions can be done in half a minute or less, which leaves time to check. Use that time: it is how careless mistakes are found.",
  mock: "Quick working leaves you time for every question, and mock tests run against the clock. Get it right first, then get faster. Speed itself does not change your rank.",
};
