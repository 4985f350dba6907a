import type { Family } from "../family";
import { edgeOfRounding } from "./rounding-and-estimating/edge-of-rounding";
import { estimateAProduct } from "./rounding-and-estimating/estimate-a-product";
import { estimateASum } from "./rounding-and-estimating/estimate-a-sum";
import { nearestHundred } from "./rounding-and-estimating/nearest-hundred";
import { nearestTen } from "./rounding-and-estimating/nearest-ten";

/** The families of the topic Rounding and Estimating. */
export const roundingAndEstimating: readonly Family[] = [
  nearestTen,
  nearestHundred,
  estimateASum,
  estimateAProduct,
  edgeOfRounding,
];
