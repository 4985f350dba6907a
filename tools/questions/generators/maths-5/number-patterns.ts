import type { Family } from "../family";
import { growingSteps } from "./number-patterns/growing-steps";

/** The families of the topic Number Patterns. */
export const numberPatterns: readonly Family[] = [growingSteps];
