import type { GeneratedSet } from "../generated-set";
import { simplification } from "./simplification";
import { rootsAndSurds } from "./roots-and-surds";
import { powersAndLogarithms } from "./powers-and-logarithms";
import { sumsOfSeries } from "./sums-of-series";
import { quickCounting } from "./quick-counting";
import { approximation } from "./approximation";
import { percentageChange } from "./percentage-change";
import { profitAndDiscount } from "./profit-and-discount";
import { averagesAndMixtures } from "./averages-and-mixtures";
import { timeSpeedAndWork } from "./time-speed-and-work";

export const class12Speedmaths: GeneratedSet = {
  classNumber: 12,
  subject: "speedmaths",
  seed: "brahmaputra",
  families: [
    ...simplification,
    ...rootsAndSurds,
    ...powersAndLogarithms,
    ...sumsOfSeries,
    ...quickCounting,
    ...approximation,
    ...percentageChange,
    ...profitAndDiscount,
    ...averagesAndMixtures,
    ...timeSpeedAndWork,
  ],
};
