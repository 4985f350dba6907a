import { eight } from "./bank-gk/eight";
import { eleven } from "./bank-gk/eleven";
import { five } from "./bank-gk/five";
import { four } from "./bank-gk/four";
import { nine } from "./bank-gk/nine";
import { one } from "./bank-gk/one";
import { seven } from "./bank-gk/seven";
import { six } from "./bank-gk/six";
import { ten } from "./bank-gk/ten";
import { three } from "./bank-gk/three";
import { twelve } from "./bank-gk/twelve";
import { two } from "./bank-gk/two";

/** The drawings of the General Knowledge items, around their items’ `alt`. */
export const gkFigures: Readonly<Record<string, (alt: string) => string>> = {
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
