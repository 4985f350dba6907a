import { eight } from "./bank-computer/eight";
import { eleven } from "./bank-computer/eleven";
import { five } from "./bank-computer/five";
import { four } from "./bank-computer/four";
import { nine } from "./bank-computer/nine";
import { one } from "./bank-computer/one";
import { seven } from "./bank-computer/seven";
import { six } from "./bank-computer/six";
import { ten } from "./bank-computer/ten";
import { three } from "./bank-computer/three";
import { twelve } from "./bank-computer/twelve";
import { two } from "./bank-computer/two";

/** The drawings of the computer items, around their items’ `alt`. */
export const computerFigures: Readonly<Record<string, (alt: string) => string>> = {
  ...one,
  ...two,
  ...three,
  ...four,
  ...five,
  ...six,
  ...seven,
  ...eight,
  ...nine,
  ...ten,
  ...eleven,
  ...twelve,
};
