import type { Family } from "../family";
import { missingDividend } from "./steps/missing-dividend";
import { orderOfOperations } from "./steps/order-of-operations";
import { thinkOfANumber } from "./steps/think-of-a-number";
import { twoStepCrates } from "./steps/two-step-crates";

/** The families of the topic Four Operations. */
export const steps: readonly Family[] = [orderOfOperations, missingDividend, twoStepCrates, thinkOfANumber];
