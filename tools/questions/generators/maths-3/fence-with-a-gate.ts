import { wholeRupees } from "../words";
import type { Family } from "../family";
import { hurriedSlips, numberSlips } from "../slips";

export const gate: Family = {
  name: "fence-with-a-gate",
  topic: "Perimeter",
  level: 3,
  count: 1,
  draft: (draw) => {
    const [side, width, price] = [draw.int(12, 25), draw.int(2, 4), draw.int(2, 5) * 10];
    const fence = 4 * side - width;
    const key = fence * price;
    return {
      frames: [
        `A square yard has sides of ${side} m. It gets a fence all round, but a gap of ${width} m stays open for a gate. A metre of fence costs ₹${price}. What does the fence cost?`,
      ],
      key: wholeRupees(key),
      slips: numberSlips(wholeRupees, [
        [4 * side * price, "forgetting the gap for the gate"],
        [(4 * side + width) * price, "adding the gap"],
        [(4 * side - 2 * width) * price, "taking the gap away twice"],
        [(3 * side - width) * price, "counting only three sides"],
        ...hurriedSlips(key),
      ]),
      because: `Once round is 4 × ${side} = ${4 * side} m. Without the gap that is ${4 * side} − ${width} = ${fence} m, and ${fence} × ₹${price} = ${wholeRupees(key)}.`,
    };
  },
};
