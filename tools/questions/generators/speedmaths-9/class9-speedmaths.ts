import type { GeneratedSet } from "../generated-set";
import { quickProducts } from "./quick-products";
import { squaresAndCubes } from "./squares-and-cubes";
import { squareAndCubeRoots } from "./square-and-cube-roots";
import { powersAndIndices } from "./powers-and-indices";
import { identitiesAtSpeed } from "./identities-at-speed";
import { percentageChange } from "./percentage-change";
import { ratioAndProportion } from "./ratio-and-proportion";
import { averages } from "./averages";
import { timeAndWork } from "./time-and-work";
import { speedDistanceAndTime } from "./speed-distance-and-time";

export const class9Speedmaths: GeneratedSet = {
  classNumber: 9,
  subject: "speedmaths",
  seed: "himalaya",
  families: [
    ...quickProducts,
    ...squaresAndCubes,
    ...squareAndCubeRoots,
    ...powersAndIndices,
    ...identitiesAtSpeed,
    ...percentageChange,
    ...ratioAndProportion,
    ...averages,
    ...timeAndWork,
    ...speedDistanceAndTime,
  ],
};
