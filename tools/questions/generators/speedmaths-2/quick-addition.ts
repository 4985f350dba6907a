import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { drawMachine } from "../../figures/number-boxes";
import { sameSumMovedOver } from "./same-sum-moved-over";
import { sumThatTheJumpsShow } from "./sum-that-the-jumps-show";
import { whoReachesTheGoal } from "./who-reaches-the-goal";
import { largestSumFromThreeCards } from "./largest-sum-from-three-cards";

const make = familiesOf("Quick Addition");

/** The families of the topic Quick Addition. */
export const quickAddition: readonly Family[] = [
  make("one-step-for-two", 2, (draw, turn) => {
    const [tens, ones] = [draw.int(1, 3) * 10, draw.int(1, 3)];
    const isUp = turn % 2 === 0;
    const [first, second] = isUp ? ["+", "−"] : ["−", "+"];
    return {
      frames: [
        "The machine has two steps. Which one step does the same?",
        "Sam wants to build this machine with one step only. Which step is right?",
      ],
      key: `${first} ${tens - ones}`,
      slips: [
        [`${first} ${tens + ones}`, "put both steps together the same way"],
        [`${second} ${tens - ones}`, "exchanged the two signs"],
        [`${second} ${ones}`, "did the second step only"],
      ],
      because: `${isUp ? `Going up ${tens} and down ${ones}` : `Going down ${tens} and up ${ones}`} is ${isUp ? "up" : "down"} ${tens - ones}.`,
      isWords: true,
      figure: picture(
        drawMachine,
        `A number machine with two steps: first ${first} ${tens}, then ${second} ${ones}`,
        { places: ["in", `${first} ${tens}`, `${second} ${ones}`, "out"] as const },
      ),
    };
  }),
  ...sameSumMovedOver,
  ...sumThatTheJumpsShow,
  ...whoReachesTheGoal,
  ...largestSumFromThreeCards,
];
