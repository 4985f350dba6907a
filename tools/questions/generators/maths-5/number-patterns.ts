import type { Family } from "../family";
import { equalSteps } from "./number-patterns/equal-steps";
import { growingSteps } from "./number-patterns/growing-steps";
import { matchstickShapes } from "./number-patterns/matchstick-shapes";
import { timesAndMore } from "./number-patterns/times-and-more";

/** The families of the topic Number Patterns. */
export const numberPatterns: readonly Family[] = [equalSteps, growingSteps, timesAndMore, matchstickShapes];
