import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { sameGapInOtherNumbers } from "./same-gap-in-other-numbers";
import { wayBetweenTwoPoints } from "./way-between-two-points";
import { pairSoFarApart } from "./pair-so-far-apart";
import { countersTakenFromFrames } from "./counters-taken-from-frames";

const make = familiesOf("Quick Subtraction");

/** The families of the topic Quick Subtraction. */
export const quickSubtraction: readonly Family[] = [
  make("some-get-off-some-get-on", 2, (draw) => {
    const [n, off, on] = [draw.int(24, 48), draw.int(5, 9), draw.int(3, 8)];
    if (off - on < 2 || n % 10 >= off || n % 10 === 0) return undefined;
    return {
      asks: [
        `${n} people sit in a bus. ${off} get off and ${on} get on. How many people are in the bus now?`,
        `A pond has ${n} ducks. ${off} fly away, and then ${on} come. How many ducks are on the pond now?`,
      ],
      key: n - off + on,
      slips: [
        [n - off, "forgot those who came"],
        [n - off - on, "took both numbers away"],
        [n + off + on, "added both numbers"],
        [n + off - on, "exchanged coming and going"],
        [n + on, "forgot those who went"],
      ],
      way: `${off} go and ${on} come, so it is ${off - on} fewer: ${n} − ${off - on} = ${n - off + on}.`,
    };
  }),
  ...sameGapInOtherNumbers,
  ...wayBetweenTwoPoints,
  ...pairSoFarApart,
  ...countersTakenFromFrames,
];
