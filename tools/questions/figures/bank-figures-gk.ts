import { eight } from "./bank-gk/eight";
import { nine } from "./bank-gk/nine";
import { seven } from "./bank-gk/seven";
import { ten } from "./bank-gk/ten";

/** The drawings of the General Knowledge items, around their items’ `alt`. */
export const gkFigures: Readonly<Record<string, (alt: string) => string>> = {
  ...seven,
  ...eight,
  ...nine,
  ...ten,
};
