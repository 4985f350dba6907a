import type { GeneratedSet } from "../generated-set";
import { averagesAndMixtures } from "./averages-and-mixtures";
import { identitiesAtSpeed } from "./identities-at-speed";
import { percentageChange } from "./percentage-change";
import { powersAndIndices } from "./powers-and-indices";
import { profitAndDiscount } from "./profit-and-discount";
import { quickProducts } from "./quick-products";
import { simpleAndCompoundInterest } from "./simple-and-compound-interest";
import { squareAndCubeRoots } from "./square-and-cube-roots";
import { sumsOfSeries } from "./sums-of-series";
import { timeAndWork } from "./time-and-work";

export const class10Speedmaths: GeneratedSet = {
  classNumber: 10,
  subject: "speedmaths",
  seed: "chinar",
  families: [
    ...quickProducts,
    ...squareAndCubeRoots,
    ...powersAndIndices,
    ...identitiesAtSpeed,
    ...percentageChange,
    ...profitAndDiscount,
    ...simpleAndCompoundInterest,
    ...averagesAndMixtures,
    ...timeAndWork,
    ...sumsOfSeries,
  ],
};
