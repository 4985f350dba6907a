import type { Family } from "../family";
import { digitHiddenInAProduct } from "./digit-hidden-in-a-product";
import { halfHereDoubleThere } from "./half-here-double-there";
import { threeRowsAtOnce } from "./three-rows-at-once";

/** The families of the topic Two-digit Products. */
export const twoDigitProducts: readonly Family[] = [
  ...digitHiddenInAProduct,
  ...halfHereDoubleThere,
  ...threeRowsAtOnce,
];
