import type { Family } from "../family";
import { asManyAsPossible } from "./money-and-change/as-many-as-possible";
import { changeFromANote } from "./money-and-change/change-from-a-note";
import { pricesNearAHundred } from "./money-and-change/prices-near-a-hundred";
import { severalAndChange } from "./money-and-change/several-and-change";
import { severalOfOnePrice } from "./money-and-change/several-of-one-price";
import { valueOfCoins } from "./money-and-change/value-of-coins";

/** The families of the topic Money and Change. */
export const moneyAndChange: readonly Family[] = [
  changeFromANote,
  valueOfCoins,
  severalOfOnePrice,
  pricesNearAHundred,
  severalAndChange,
  asManyAsPossible,
];
