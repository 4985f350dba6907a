import type { GeneratedSet } from "../generated-set";
import { approximation } from "./approximation";
import { identitiesAtSpeed } from "./identities-at-speed";
import { percentageChange } from "./percentage-change";
import { powersAndIndices } from "./powers-and-indices";
import { ratioAndMixtures } from "./ratio-and-mixtures";
import { rootsAndSurds } from "./roots-and-surds";
import { simpleAndCompoundInterest } from "./simple-and-compound-interest";
import { simplification } from "./simplification";
import { sumsOfSeries } from "./sums-of-series";
import { timeAndWork } from "./time-and-work";

export const class11Speedmaths: GeneratedSet = {
  classNumber: 11,
  subject: "speedmaths",
  seed: "deodar",
  families: [
    ...simplification,
    ...rootsAndSurds,
    ...powersAndIndices,
    ...identitiesAtSpeed,
    ...percentageChange,
    ...ratioAndMixtures,
    ...simpleAndCompoundInterest,
    ...timeAndWork,
    ...sumsOfSeries,
    ...approximation,
  ],
};
