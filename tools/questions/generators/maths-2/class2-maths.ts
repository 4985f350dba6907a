import type { GeneratedSet } from "../generated-set";
import { addition } from "./addition";
import { equalGroupsAndSharing } from "./equal-groups-and-sharing";
import { lengthWeightAndCapacity } from "./length-weight-and-capacity";
import { money } from "./money";
import { numbersTo1000 } from "./numbers-to-1000";
import { patterns } from "./patterns";
import { pictureGraphs } from "./picture-graphs";
import { placeValue } from "./place-value";
import { shapesAndSolids } from "./shapes-and-solids";
import { subtraction } from "./subtraction";
import { timeAndCalendar } from "./time-and-calendar";

/** The computed questions of Maths for class 2. */
export const class2Maths: GeneratedSet = {
  classNumber: 2,
  subject: "maths",
  seed: "mango",
  families: [
    ...numbersTo1000,
    ...placeValue,
    ...addition,
    ...subtraction,
    ...equalGroupsAndSharing,
    ...shapesAndSolids,
    ...lengthWeightAndCapacity,
    ...timeAndCalendar,
    ...money,
    ...patterns,
    ...pictureGraphs,
  ],
};
