import type { OlympiadText } from "../olympiad-text";

export const olympiadText: OlympiadText = {
  asked: {
    early:
      "What goes with 7 to make 10? What is double 6? Which coins make eighteen rupees? The sums are small enough for fingers, and the aim is not to need them. Every question can be answered in about half a minute by a child who plays with numbers.",
    primary:
      "Tables, doubles, halves and change from a hundred-rupee note: the maths of a market stall. The questions can all be done in the head, and most have a short way. Adding 99 is adding 100 and giving one back.",
    middle:
      "Squares, fractions, per cents and averages join in. 15 per cent of 240, the square of 45, the average of five marks: each has a long way and a quick one. The paper asks who knows the quick one and still gets it right.",
    secondary:
      "Roots, powers, percentage change, time and work: the questions of classes 9 and 10 are small problems to be simplified before anything is calculated. An identity from school turns 97 × 103 into a sum for the head.",
    senior:
      "Long expressions that collapse, series that add up in one line, values that only need to be near enough. Students choose between exact work and a good estimate, and have just over a minute for questions that take half of it.",
  },
  grow: {
    early:
      "Number bonds settle in the memory, and the fear of being slow goes away. Both make every later sum easier.",
    primary:
      "Children come to see numbers as things that can be taken apart and put together again. Homework gets shorter, and so does waiting for the change.",
    middle:
      "Students stop reaching for paper, estimate before they calculate, and catch a slipped zero at once.",
    secondary:
      "Students save minutes in every maths and science paper, because the small arithmetic is done before the pen moves.",
    senior:
      "Students calculate with confidence under a clock. Aptitude tests for colleges and jobs ask for exactly this.",
  },
  prepare:
    "Five minutes a day, aloud, with somebody who asks: in the bus, while cooking, on the stairs. First right, then quick. The mock tests bring the clock.",
  pace: "Most questions can be done in half a minute or less, which leaves time to check. Estimate first: it catches a slip in the last zero.",
  mock: "The clock is part of this subject, and a mock test has one. Be calm first and fast afterwards.",
};
