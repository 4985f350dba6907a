import type { Family } from "../../family";
import { numberSlips } from "../../slips";
import { grouped } from "../../words";

export const missingDividend: Family = {
  name: "number-before-division",
  topic: "Four Operations",
  level: 2,
  draft: (draw) => {
    const [divisor, quotient] = [draw.int(13, 28), draw.int(15, 46)];
    const rest = draw.int(3, divisor - 1);
    const key = divisor * quotient + rest;
    return {
      frames: [
        `A number divided by ${divisor} gives the quotient ${quotient} and the remainder ${rest}. What is the number?`,
        `Laddoos are packed ${divisor} to a box. They fill ${quotient} boxes, and ${rest} laddoos are left over. How many laddoos are there?`,
      ],
      key: grouped(key),
      slips: numberSlips(grouped, [
        [divisor * quotient, `forgot the ${rest} that are left over`],
        [divisor * quotient - rest, "took the remainder away instead of adding it"],
        [divisor * (quotient + rest), "added the remainder before multiplying"],
        [quotient * rest + divisor, "changed the divisor and the remainder round"],
        [divisor * quotient + divisor, "added the divisor in place of the remainder"],
      ]),
      because: `Multiply back and add the remainder: ${divisor} × ${quotient} + ${rest} = ${grouped(divisor * quotient)} + ${rest} = ${grouped(key)}.`,
    };
  },
};
