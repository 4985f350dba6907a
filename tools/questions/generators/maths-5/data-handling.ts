import type { Family } from "../family";
import { averageOfFive } from "./data-handling/average-of-five";

/** The families of the topic Data Handling. */
export const dataHandling: readonly Family[] = [averageOfFive];
