import { eightFirst } from "./bank-maths/eight-first";
import { eightSecond } from "./bank-maths/eight-second";
import { elevenFirst } from "./bank-maths/eleven-first";
import { elevenSecond } from "./bank-maths/eleven-second";
import { elevenThird } from "./bank-maths/eleven-third";
import { elevenFourth } from "./bank-maths/eleven-fourth";
import { fourFirst } from "./bank-maths/four-first";
import { fourSecond } from "./bank-maths/four-second";
import { fourThird } from "./bank-maths/four-third";
import { fiveFirst } from "./bank-maths/five-first";
import { fiveSecond } from "./bank-maths/five-second";
import { fiveThird } from "./bank-maths/five-third";
import { nineFirst } from "./bank-maths/nine-first";
import { nineSecond } from "./bank-maths/nine-second";
import { nineThird } from "./bank-maths/nine-third";
import { sevenFirst } from "./bank-maths/seven-first";
import { sevenSecond } from "./bank-maths/seven-second";
import { sevenThird } from "./bank-maths/seven-third";
import { sixFirst } from "./bank-maths/six-first";
import { sixSecond } from "./bank-maths/six-second";
import { sixThird } from "./bank-maths/six-third";
import { tenFirst } from "./bank-maths/ten-first";
import { tenSecond } from "./bank-maths/ten-second";
import { tenThird } from "./bank-maths/ten-third";
import { oneFirst } from "./bank-maths/one-first";
import { oneSecond } from "./bank-maths/one-second";
import { threeFirst } from "./bank-maths/three-first";
import { threeSecond } from "./bank-maths/three-second";
import { twelveFirst } from "./bank-maths/twelve-first";
import { twelveSecond } from "./bank-maths/twelve-second";
import { twelveThird } from "./bank-maths/twelve-third";
import { twoFirst } from "./bank-maths/two-first";
import { twoSecond } from "./bank-maths/two-second";

/** The drawings of the maths items that are written, around their items’ `alt`. */
export const mathsFigures: Readonly<Record<string, (alt: string) => string>> = {
  ...oneFirst,
  ...oneSecond,
  ...twoFirst,
  ...twoSecond,
  ...threeFirst,
  ...threeSecond,
  ...fourFirst,
  ...fourSecond,
  ...fourThird,
  ...fiveFirst,
  ...fiveSecond,
  ...fiveThird,
  ...sixFirst,
  ...sixSecond,
  ...sixThird,
  ...sevenFirst,
  ...sevenSecond,
  ...sevenThird,
  ...eightFirst,
  ...eightSecond,
  ...nineFirst,
  ...nineSecond,
  ...nineThird,
  ...tenFirst,
  ...tenSecond,
  ...tenThird,
  ...elevenFirst,
  ...elevenSecond,
  ...elevenThird,
  ...elevenFourth,
  ...twelveFirst,
  ...twelveSecond,
  ...twelveThird,
};
