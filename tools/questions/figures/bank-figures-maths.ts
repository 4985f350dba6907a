import { eightFirst } from "./bank-maths/eight-first";
import { eightSecond } from "./bank-maths/eight-second";
import { elevenFirst } from "./bank-maths/eleven-first";
import { elevenSecond } from "./bank-maths/eleven-second";
import { nineFirst } from "./bank-maths/nine-first";
import { nineSecond } from "./bank-maths/nine-second";
import { sevenFirst } from "./bank-maths/seven-first";
import { sevenSecond } from "./bank-maths/seven-second";
import { sixFirst } from "./bank-maths/six-first";
import { sixSecond } from "./bank-maths/six-second";
import { tenFirst } from "./bank-maths/ten-first";
import { tenSecond } from "./bank-maths/ten-second";
import { twelveFirst } from "./bank-maths/twelve-first";
import { twelveSecond } from "./bank-maths/twelve-second";

/** The drawings of the maths items that are written, around their items’ `alt`. */
export const mathsFigures: Readonly<Record<string, (alt: string) => string>> = {
  ...sixFirst,
  ...sixSecond,
  ...sevenFirst,
  ...sevenSecond,
  ...eightFirst,
  ...eightSecond,
  ...nineFirst,
  ...nineSecond,
  ...tenFirst,
  ...tenSecond,
  ...elevenFirst,
  ...elevenSecond,
  ...twelveFirst,
  ...twelveSecond,
};
