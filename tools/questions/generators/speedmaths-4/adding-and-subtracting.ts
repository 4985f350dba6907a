import type { Family } from "../family";
import { addNearlyAHundred } from "./adding-and-subtracting/add-nearly-a-hundred";
import { differenceAcrossAHundred } from "./adding-and-subtracting/difference-across-a-hundred";
import { numbersInARow } from "./adding-and-subtracting/numbers-in-a-row";
import { pairsThatMake100 } from "./adding-and-subtracting/pairs-that-make-100";
import { sumWithCarry } from "./adding-and-subtracting/sum-with-carry";
import { takeFrom1000 } from "./adding-and-subtracting/take-from-1000";
import { takeNearlyAHundred } from "./adding-and-subtracting/take-nearly-a-hundred";

/** The families of the topic Mental Addition and Subtraction. */
export const addingAndSubtracting: readonly Family[] = [
  sumWithCarry,
  addNearlyAHundred,
  takeNearlyAHundred,
  pairsThatMake100,
  differenceAcrossAHundred,
  takeFrom1000,
  numbersInARow,
];
