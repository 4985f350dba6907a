import type { Family } from "../family";
import { drawPerson } from "../people";
import { fractionSlips, hurriedSlips, numberSlips } from "../slips";
import { hcf } from "../whole";
import { halfOfRest } from "./part-of-what-remains";

const topic = "Fractions";

const left: Family = {
  name: "fraction-not-used",
  topic,
  level: 1,
  draft: (draw) => {
    const [parts, first, second] = [draw.int(7, 12), draw.int(2, 3), draw.int(2, 4)];
    const rest = parts - first - second;
    if (rest < 2 || hcf(rest, parts) > 1 || first === second) return undefined;
    const [one, two] = [drawPerson(draw).name, "Asha"];
    return {
      frames: [
        `A chikki is cut into ${parts} equal pieces. ${one} eats ${first} pieces and ${two} eats ${second}. What fraction of the chikki is left?`,
        `A wall has ${parts} equal panels. ${first} are painted blue, ${second} are painted green, and the others are white. What fraction of the wall is white?`,
      ],
      key: `${rest}/${parts}`,
      slips: fractionSlips(
        [rest, parts],
        [
          [first + second, parts, "giving the part that is gone"],
          [rest, first + second, "comparing one part with the other, not with the whole"],
          [parts - first, parts, `taking away only ${first}`],
          [parts - second, parts, `taking away only ${second}`],
          [rest - 1, parts, "a slip of one in counting"],
        ],
      ),
      because: `${first} + ${second} = ${first + second} parts are gone, so ${parts} − ${first + second} = ${rest} of the ${parts} equal parts remain.`,
    };
  },
};

const ofNumber: Family = {
  name: "fraction-of-a-number",
  topic,
  level: 1,
  draft: (draw) => {
    const [under, unit] = [draw.int(3, 8), draw.int(4, 12)];
    const over = draw.int(2, under - 1);
    const whole = under * unit;
    if (hcf(over, under) > 1) return undefined;
    const key = unit * over;
    return {
      frames: [
        `There are ${whole} children in a bus. ${over}/${under} of them are girls. How many girls are there in the bus?`,
        `A string of ${whole} beads has red and white beads. ${over}/${under} of the beads are red. How many beads are red?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [unit, `finding only 1/${under} of ${whole}`],
        [whole - key, "giving the other part"],
        [whole / over, `dividing by ${over} instead of ${under}`],
        [whole - over, `taking ${over} away from ${whole}`],
        ...hurriedSlips(key),
      ]),
      because: `1/${under} of ${whole} is ${whole} ÷ ${under} = ${unit}, so ${over}/${under} is ${over} × ${unit} = ${key}.`,
    };
  },
};

const equalParts: Family = {
  name: "missing-numerator",
  topic,
  level: 2,
  draft: (draw) => {
    const [under, times] = [draw.int(3, 9), draw.int(3, 6)];
    const over = draw.int(2, under - 1);
    const key = over * times;
    if (hcf(over, under) > 1) return undefined;
    return {
      frames: [
        `Which number makes ${over}/${under} = □/${under * times} true?`,
        `${over}/${under} of a cake is as much as how many slices, when the cake is cut into ${under * times} equal slices?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [over + under * times - under, `adding ${under * times - under} above because it was added below`],
        [over, "leaving the numerator as it is"],
        [times, `giving the number that ${under} is multiplied by`],
        [under * times - key, "finding the other part"],
        [over + times, `adding ${times} to the numerator`],
        ...hurriedSlips(key),
      ]),
      because: `${under} × ${times} = ${under * times}, so the numerator is multiplied by ${times} too: ${over} × ${times} = ${key}.`,
    };
  },
};

/** The families of the topic Fractions. */
export const fractions: readonly Family[] = [left, ofNumber, equalParts, halfOfRest];
