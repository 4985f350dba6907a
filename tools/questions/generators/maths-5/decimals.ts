import type { Family } from "../family";
import { decimalTimesTen } from "./decimals/decimal-times-ten";

/** The families of the topic Decimals. */
export const decimals: readonly Family[] = [decimalTimesTen];
