import type { Family } from "../family";
import { decimalTimesWhole } from "./working-with-decimals/decimal-times-whole";

/** The families of the topic Decimals. */
export const workingWithDecimals: readonly Family[] = [decimalTimesWhole];
