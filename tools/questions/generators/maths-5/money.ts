import type { Family } from "../family";
import { billAndChange } from "./money/bill-and-change";
import { dozensSoldSingly } from "./money/dozens-sold-singly";
import { fromOneToMany } from "./money/from-one-to-many";
import { priceOfSeveral } from "./money/price-of-several";
import { profitAfterRepair } from "./money/profit-after-repair";

/** The families of the topic Money. */
export const money: readonly Family[] = [
  billAndChange,
  priceOfSeveral,
  fromOneToMany,
  profitAfterRepair,
  dozensSoldSingly,
];
