import { eight } from "./bank-computer/eight";
import { eleven } from "./bank-computer/eleven";
import { nine } from "./bank-computer/nine";
import { seven } from "./bank-computer/seven";
import { ten } from "./bank-computer/ten";
import { twelve } from "./bank-computer/twelve";

/** The drawings of the computer items, around their items’ `alt`. */
export const computerFigures: Readonly<Record<string, (alt: string) => string>> = {
  ...eight,
  ...eleven,
  ...nine,
  ...seven,
  ...ten,
  ...twelve,
};
