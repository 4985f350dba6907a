import type { GeneratedSet } from "../generated-set";
import { percentageChange } from "./percentage-change";
import { ratioAndProportion } from "./ratio-and-proportion";
import { simpleInterest } from "./simple-interest";
import { averages } from "./averages";
import { timeAndWork } from "./time-and-work";
import { estimatingAnswers } from "./estimating-answers";
import { quickProducts } from "./quick-products";
import { squaresAndCubes } from "./squares-and-cubes";
import { squareAndCubeRoots } from "./square-and-cube-roots";
import { powersAtSpeed } from "./powers-at-speed";

export const class8Speedmaths: GeneratedSet = {
  classNumber: 8,
  subject: "speedmaths",
  seed: "kingfisher",
  families: [
    ...quickProducts,
    ...squaresAndCubes,
    ...squareAndCubeRoots,
    ...powersAtSpeed,
    ...percentageChange,
    ...ratioAndProportion,
    ...simpleInterest,
    ...averages,
    ...timeAndWork,
    ...estimatingAnswers,
  ],
};
