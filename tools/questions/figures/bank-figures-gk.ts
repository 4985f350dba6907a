import { eight } from "./bank-gk/eight";
import { ten } from "./bank-gk/ten";

/** The drawings of the General Knowledge items, around their items’ `alt`. */
export const gkFigures: Readonly<Record<string, (alt: string) => string>> = {
  ...eight,
  ...ten,
};
