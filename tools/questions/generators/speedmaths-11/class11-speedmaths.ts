import type { GeneratedSet } from "../generated-set";
import { simplification } from "./simplification";
import { rootsAndSurds } from "./roots-and-surds";
import { powersAndIndices } from "./powers-and-indices";
import { identitiesAtSpeed } from "./identities-at-speed";
import { sumsOfSeries } from "./sums-of-series";
import { approximation } from "./approximation";
import { percentageChange } from "./percentage-change";
import { ratioAndMixtures } from "./ratio-and-mixtures";
import { simpleAndCompoundInterest } from "./simple-and-compound-interest";
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
    ...sumsOfSeries,
    ...approximation,
    ...percentageChange,
    ...ratioAndMixtures,
    ...simpleAndCompoundInterest,
    ...timeAndWork,
  ],
};
