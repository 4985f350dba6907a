import type { OlympiadText } from "../olympiad-text";

export const olympiadText: OlympiadText = {
  questions: {
    early:
      "What goes with 7 to make 10? What is double 6? Which coins make eighteen rupees? The sums are small enough to count on fingers; the aim is to do them without. A child who enjoys numbers can answer each one in about half a minute.",
    primary:
      "The questions are about tables, doubles, halves and change from a hundred-rupee note. All of them can be done mentally, and most have a shortcut: to add 99, add 100 and take away 1. You need no pen and paper.",
    middle:
      "The questions are about squares, fractions, percentages and averages. For 15% of 240, the square of 45 or the average of five marks there is a long method and a quick one. The paper tests whether you can use the quick one correctly.",
    secondary:
      "In classes 9 and 10, the questions are about roots, powers, percentage change, time and work. Simplify each one before you calculate. An identity you learned at school makes 97 × 103 easy to do mentally.",
    senior:
      "There are long expressions that become short, series that add up in one line, and values to be estimated. Students choose between an exact calculation and a good estimate. They have just over a minute for each question, and most take half of that.",
  },
  grow: {
    early:
      "Children remember which numbers make 10 and 20, and stop worrying about being slow. Bigger sums become easier later on.",
    primary:
      "Children come to see numbers as things that can be taken apart and put together again. Homework takes less time, and checking the change at a shop gets easier.",
    middle:
      "Students learn to do without paper, estimate before they calculate, and quickly spot a missing zero.",
    secondary:
      "Students save minutes in every maths and science paper, because they do the small sums in their heads.",
    senior:
      "Students calculate with confidence against the clock. Aptitude tests for colleges and jobs need exactly this.",
  },
  prepare:
    "Practise aloud for five minutes a day, with someone who asks you sums: on the bus, while cooking, on the stairs. First get it right, then get quick. Then use the mock tests to practise against the clock.",
  timeAdvice:
    "Most questions can be done in half a minute or less, which leaves you time to check your answers and to catch careless mistakes.",
  mock: "Mock tests are timed, and if you work quickly you have time for every question. Get it right first, then get faster. Speed itself does not change your rank.",
};
