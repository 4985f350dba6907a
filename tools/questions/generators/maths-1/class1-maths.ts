import type { GeneratedSet } from "../generated-set";
import { addition } from "./addition";
import { comparingNumbers } from "./comparing-numbers";
import { lengthAndWeight } from "./length-and-weight";
import { money } from "./money";
import { numbersTo100 } from "./numbers-to-100";
import { orderAndPosition } from "./order-and-position";
import { patterns } from "./patterns";
import { shapesAroundUs } from "./shapes-around-us";
import { subtraction } from "./subtraction";
import { timeAndCalendar } from "./time-and-calendar";

/** The computed questions of Maths for class 1. */
export const class1Maths: GeneratedSet = {
  classNumber: 1,
  subject: "maths",
  seed: "sparrow",
  families: [
    ...numbersTo100,
    ...comparingNumbers,
    ...addition,
    ...subtraction,
    ...shapesAroundUs,
    ...orderAndPosition,
    ...lengthAndWeight,
    ...timeAndCalendar,
    ...money,
    ...patterns,
  ],
};
