import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { drawTenFrames } from "../../figures/ten-frames";

const make = familiesOf("Number Bonds");

/** “empty places in frames”, for the topic of number-bonds.ts. */
export const emptyPlacesInFrames: readonly Family[] = [
  make(
    "empty-places-in-frames",
    1,
    (draw) => {
      const [full, more] = [draw.int(1, 2), draw.int(2, 7)];
      const n = full * 10 + more;
      const whole = (full + 2) * 10;
      return {
        asks: [
          `Full frames hold ${whole} counters. How many counters are missing here?`,
          `A tray has room for ${whole} eggs. The dots are eggs. How many more eggs fit in?`,
          `A bus has ${whole} seats. The dots are children who sit in it. How many seats are free?`,
        ],
        key: whole - n,
        slips: [
          [n, "counted the dots, not the empty places"],
          [10 - more, "looked at one frame only"],
          [whole - full * 10, "took the started frame for an empty one"],
          [whole - n + 10, "counted a full frame as empty"],
          [whole - n - 5, "left out one empty row"],
        ],
        way: `${n} and ${10 - more} make ${n + 10 - more}. 10 more make ${whole}, so it is ${whole - n}.`,
        figure: picture(
          drawTenFrames,
          `${full + 2} frames of ten: ${full} full, one with ${more} counters, one empty`,
          { counts: [...Array.from({ length: full }, () => 10), more, 0] },
        ),
      };
    },
    3,
  ),
];
