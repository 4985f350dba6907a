import { describeKeys, search } from "../second-computation";
import { anglesAndShapes } from "./angles-and-shapes";

describeKeys(anglesAndShapes, {
  "angle-several-times-as-large": (stem, [times = 2]) =>
    search(1, (angle) => angle + angle * times === (stem.includes("straight") ? 180 : 90)),
});
