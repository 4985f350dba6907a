import type { Family } from "../family";
import { decimalNumberLine } from "./working-with-decimals/decimal-number-line";
import { decimalTimesWhole } from "./working-with-decimals/decimal-times-whole";

/** The families of the topic Decimals. */
export const workingWithDecimals: readonly Family[] = [decimalTimesWhole, decimalNumberLine];
