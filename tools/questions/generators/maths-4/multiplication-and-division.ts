import type { Family } from "../family";
import { drawPerson } from "../people";
import { hurriedSlips, numberSlips } from "../slips";
import { productStory, shareStory } from "../whole-number-stories";
import { grouped } from "../words";

const topic = "Multiplication and Division";

const rows = productStory({
  name: "trays-and-rows",
  topic,
  level: 1,
  numbers: (draw) => [draw.int(124, 386), draw.int(12, 28)],
  frames: (each, many) => [
    `A nursery puts ${each} seedlings in a bed. How many seedlings are there in ${many} beds?`,
    `A machine fills ${each} bottles in an hour. How many bottles does it fill in ${many} hours?`,
  ],
});

const boxes = shareStory({
  name: "equal-boxes",
  topic,
  level: 1,
  numbers: (draw) => {
    const [parts, key] = [draw.int(4, 9), draw.int(2, 9) * 100 + draw.int(2, 9)];
    return [parts * key, parts];
  },
  frames: (whole, parts) => [
    `${whole} marbles are put equally into ${parts} jars. How many marbles are there in each jar?`,
    `${whole} sheets of paper are shared equally among ${parts} offices. How many sheets does each office get?`,
  ],
});

const vans: Family = {
  name: "vans-for-all",
  topic,
  level: 2,
  draft: (draw) => {
    const [seats, full, rest] = [draw.int(6, 9), draw.int(13, 28), draw.int(1, 5)];
    const all = seats * full + rest;
    return {
      frames: [
        `${all} campers travel in jeeps. A jeep takes ${seats} campers. What is the smallest number of jeeps that can take them all?`,
        `A cook puts ${all} idlis on plates, at most ${seats} to a plate. How many plates are needed for all of them?`,
      ],
      key: String(full + 1),
      slips: numberSlips(String, [
        [full, `forgetting the ${rest} left over`],
        [full + rest, "adding the remainder to the quotient"],
        [full + 2, "adding one too many for the remainder"],
        [full + 11, "a slip of a ten on the way"],
        [full - 9, "a slip of a ten on the way"],
      ]),
      because: `${all} ÷ ${seats} = ${full} with ${rest} left over, so one more is needed: ${full + 1}.`,
    };
  },
};

const dividend: Family = {
  name: "find-the-dividend",
  topic,
  level: 2,
  count: 1,
  draft: (draw) => {
    const [by, quotient, rest] = [draw.int(6, 9), draw.int(104, 186), draw.int(2, 5)];
    const { name } = drawPerson(draw);
    const key = by * quotient + rest;
    return {
      frames: [
        `${name} divides a number by ${by}. The quotient is ${quotient} and the remainder is ${rest}. Which number was divided?`,
      ],
      key: grouped(key),
      slips: numberSlips(grouped, [
        [by * quotient, "forgetting the remainder"],
        [by * quotient - rest, "taking the remainder away"],
        [by * (quotient + rest), "adding the remainder before multiplying"],
        [by * rest + quotient, "changing round the quotient and the remainder"],
        ...hurriedSlips(key),
      ]),
      because: `Multiply back and add the remainder: ${quotient} × ${by} = ${grouped(by * quotient)}, and ${grouped(by * quotient)} + ${rest} = ${grouped(key)}.`,
    };
  },
};

const wrongFactor: Family = {
  name: "wrong-factor",
  topic,
  level: 3,
  count: 1,
  draft: (draw) => {
    const [wrong, more, number] = [draw.int(3, 5), draw.int(2, 4), draw.int(112, 198)];
    const { name, they } = drawPerson(draw);
    const right = wrong + more;
    const key = number * right;
    const got = number * wrong;
    return {
      frames: [
        `${name} multiplied a number by ${wrong} instead of ${right} and got ${got}. What answer should ${they} have got?`,
        `A bill for ${right} fans was made out for only ${wrong} fans, so it came to ₹${got}. All fans cost the same. What is the right amount, in rupees?`,
      ],
      key: grouped(key),
      slips: numberSlips(grouped, [
        [got * right, `multiplying ${got} by ${right}`],
        [number, `stopping after ${got} ÷ ${wrong}`],
        [got + more, `adding only ${more} to ${got}`],
        [got + number, "adding the number only once"],
        ...hurriedSlips(key),
      ]),
      because: `First ${got} ÷ ${wrong} = ${number}. Then ${number} × ${right} = ${grouped(key)}.`,
    };
  },
};

/** The families of the topic Multiplication and Division. */
export const multiplicationAndDivision: readonly Family[] = [rows, boxes, vans, dividend, wrongFactor];
