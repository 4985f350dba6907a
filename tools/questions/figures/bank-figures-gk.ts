import { eight } from "./bank-gk/eight";
import { eleven } from "./bank-gk/eleven";
import { five } from "./bank-gk/five";
import { four } from "./bank-gk/four";
import { nine } from "./bank-gk/nine";
import { seven } from "./bank-gk/seven";
import { six } from "./bank-gk/six";
import { ten } from "./bank-gk/ten";
import { twelve } from "./bank-gk/twelve";

/** The drawings of the General Knowledge items, around their items’ `alt`. */
export const gkFigures: Readonly<Record<string, (alt: string) => string>> = {
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
