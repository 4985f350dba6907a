import type { GeneratedSet } from "../generated-set";
import { approximation } from "./approximation";
import { averagesAndMixtures } from "./averages-and-mixtures";
import { percentageChange } from "./percentage-change";
import { powersAndLogarithms } from "./powers-and-logarithms";
import { profitAndDiscount } from "./profit-and-discount";
import { quickCounting } from "./quick-counting";
import { rootsAndSurds } from "./roots-and-surds";
import { simplification } from "./simplification";
import { sumsOfSeries } from "./sums-of-series";
import { timeSpeedAndWork } from "./time-speed-and-work";

export const class12Speedmaths: GeneratedSet = {
  classNumber: 12,
  subject: "speedmaths",
  seed: "brahmaputra",
  families: [
    ...simplification,
    ...rootsAndSurds,
    ...powersAndLogarithms,
    ...percentageChange,
    ...profitAndDiscount,
    ...averagesAndMixtures,
    ...timeSpeedAndWork,
    ...sumsOfSeries,
    ...quickCounting,
    ...approximation,
  ],
};
