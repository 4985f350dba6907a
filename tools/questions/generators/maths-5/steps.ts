import type { Family } from "../family";
import { missingDividend } from "./steps/missing-dividend";
import { thinkOfANumber } from "./steps/think-of-a-number";

/** The families of the topic Four Operations. */
export const steps: readonly Family[] = [missingDividend, thinkOfANumber];
