import { describeKeys } from "../second-computation";
import { linesAndAngles } from "./lines-and-angles";

describeKeys(linesAndAngles, {
  "crossings-of-roads": (_, [parallel = 0, others = 0]) => {
    let crossings = 0;
    for (let road = 0; road < others; road++) crossings += parallel + road;
    return crossings;
  },
});
