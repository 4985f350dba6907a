import type { GeneratedSet } from "../generated-set";
import { percentageChange } from "./percentage-change";
import { profitAndDiscount } from "./profit-and-discount";
import { simpleAndCompoundInterest } from "./simple-and-compound-interest";
import { averagesAndMixtures } from "./averages-and-mixtures";
import { timeAndWork } from "./time-and-work";
import { quickProducts } from "./quick-products";
import { squareAndCubeRoots } from "./square-and-cube-roots";
import { powersAndIndices } from "./powers-and-indices";
import { identitiesAtSpeed } from "./identities-at-speed";
import { sumsOfSeries } from "./sums-of-series";

export const class10Speedmaths: GeneratedSet = {
  classNumber: 10,
  subject: "speedmaths",
  seed: "chinar",
  families: [
    ...quickProducts,
    ...squareAndCubeRoots,
    ...powersAndIndices,
    ...identitiesAtSpeed,
    ...sumsOfSeries,
    ...percentageChange,
    ...profitAndDiscount,
    ...simpleAndCompoundInterest,
    ...averagesAndMixtures,
    ...timeAndWork,
  ],
};
