import { eight } from "./bank-english/eight";
import { five } from "./bank-english/five";
import { four } from "./bank-english/four";
import { one } from "./bank-english/one";
import { seven } from "./bank-english/seven";
import { six } from "./bank-english/six";
import { three } from "./bank-english/three";
import { two } from "./bank-english/two";
import { englishFigures as upperClasses } from "./english-figures";

/** The drawings of all English sets, around their items’ `alt`. */
export const englishFigures: Readonly<Record<string, (alt: string) => string>> = {
  ...one,
  ...two,
  ...three,
  ...four,
  ...five,
  ...six,
  ...seven,
  ...eight,
  ...upperClasses,
};
