import { eightFirst } from "./bank-science/eight-first";
import { eightSecond } from "./bank-science/eight-second";
import { elevenFirst } from "./bank-science/eleven-first";
import { elevenSecond } from "./bank-science/eleven-second";
import { fiveFirst } from "./bank-science/five-first";
import { fiveSecond } from "./bank-science/five-second";
import { four } from "./bank-science/four";
import { nineFirst } from "./bank-science/nine-first";
import { nineSecond } from "./bank-science/nine-second";
import { one } from "./bank-science/one";
import { sevenFirst } from "./bank-science/seven-first";
import { sevenSecond } from "./bank-science/seven-second";
import { sixFirst } from "./bank-science/six-first";
import { sixSecond } from "./bank-science/six-second";
import { tenFirst } from "./bank-science/ten-first";
import { tenSecond } from "./bank-science/ten-second";
import { three } from "./bank-science/three";
import { twelveFirst } from "./bank-science/twelve-first";
import { twelveSecond } from "./bank-science/twelve-second";
import { two } from "./bank-science/two";

/** The drawings of the science items, around their items’ `alt`. */
export const scienceFigures: Readonly<Record<string, (alt: string) => string>> = {
  ...one,
  ...two,
  ...three,
  ...four,
  ...fiveFirst,
  ...fiveSecond,
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
