import type { Family } from "../family";
import { averageOfFive } from "./data-handling/average-of-five";
import { circleChart } from "./data-handling/circle-chart";
import { missingScore } from "./data-handling/missing-score";
import { pictographRow } from "./data-handling/pictograph-row";
import { surveyRest } from "./data-handling/survey-rest";

/** The families of the topic Data Handling. */
export const dataHandling: readonly Family[] = [
  pictographRow,
  surveyRest,
  averageOfFive,
  circleChart,
  missingScore,
];
