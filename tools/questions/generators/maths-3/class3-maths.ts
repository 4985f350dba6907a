import type { GeneratedSet } from "../generated-set";
import { additionAndSubtraction } from "./addition-and-subtraction";
import { dataHandling } from "./data-handling";
import { division } from "./division";
import { fourDigitNumbers } from "./four-digit-numbers";
import { fractions } from "./fractions";
import { lengthWeightAndCapacity } from "./length-weight-and-capacity";
import { money } from "./money";
import { multiplication } from "./multiplication";
import { numberPatterns } from "./number-patterns";
import { perimeter } from "./perimeter";
import { shapesAndSymmetry } from "./shapes-and-symmetry";
import { timeAndCalendar } from "./time-and-calendar";

/** The computed questions of Maths for class 3. */
export const class3Maths: GeneratedSet = {
  classNumber: 3,
  subject: "maths",
  seed: "kingfisher",
  families: [
    ...fourDigitNumbers,
    ...additionAndSubtraction,
    ...multiplication,
    ...division,
    ...fractions,
    ...shapesAndSymmetry,
    ...perimeter,
    ...lengthWeightAndCapacity,
    ...timeAndCalendar,
    ...money,
    ...numberPatterns,
    ...dataHandling,
  ],
};
