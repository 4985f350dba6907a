import { ratio } from "../algebra-words";
import type { Family } from "../family";
import { numeric, quotients } from "../signed-slips";
import { range } from "../whole";
import { degrees } from "../words";

const topic = "Data and Probability";

const notThisColour: Family = {
  name: "not-this-colour",
  topic,
  level: 1,
  draft: (draw) => {
    const [red, blue, green] = [draw.int(3, 9), draw.int(2, 8), draw.int(2, 8)];
    const all = red + blue + green;
    if (red === blue || red === green || blue === green || red * 2 === all) return undefined;
    return {
      frames: [
        `A bag has ${red} red, ${blue} blue and ${green} green marbles. One is drawn without looking. What is the probability that it is not red?`,
        `A box holds ${blue} milk toffees, ${green} lemon toffees and ${red} coconut toffees. A child takes one with closed eyes. What is the probability that it is not a coconut toffee?`,
      ],
      ...quotients(
        [all - red, all],
        [
          [red, all, "giving the probability of the kind that is left out"],
          [blue, all, "counting only one of the two other kinds"],
          [green, all, "counting only one of the two other kinds"],
          [red, blue + green, "comparing the two groups with each other"],
          [1, all, "counting a single one as favourable"],
          [2, 3, "counting kinds in place of pieces"],
          [all - 1, all, "leaving out only one piece"],
        ],
      ),
      because: `${blue + green} of the ${all} are of another kind, so the probability is ${blue + green}/${all}.`,
    };
  },
};

const angleOfSector: Family = {
  name: "angle-of-sector",
  topic,
  level: 1,
  draft: (draw) => {
    const [all, part] = [draw.one([36, 40, 45, 60, 72, 90, 120, 180]), draw.int(7, 40)];
    const key = (part * 360) / all;
    if (!Number.isInteger(key) || part * 2 >= all || part === all / 4) return undefined;
    return {
      frames: [
        `Of ${all} students of a school ${part} come by bicycle. How large is the angle of the sector for bicycles in a pie chart?`,
        `In a pie chart of ${all} library books ${part} are atlases. What is the central angle of the sector for atlases?`,
      ],
      ...numeric(
        degrees,
        key,
        [
          [part, "giving the number itself as degrees"],
          [(part * 100) / all, "working with 100 in place of 360"],
          [(part * 180) / all, "taking 180° for the whole circle"],
          [360 - key, "giving the angle of all the others"],
          [key + 360 / all, "counting one too many"],
          [key - 360 / all, "counting one too few"],
          [all - part, "giving the number of the others"],
        ],
        6,
      ),
      because: `Each of the ${all} takes 360° ÷ ${all} = ${360 / all}°, so ${part} take ${part} × ${360 / all}° = ${key}°.`,
    };
  },
};

const twoDice: Family = {
  name: "two-dice",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const goal = draw.int(4, 10);
    const exact = 6 - Math.abs(7 - goal);
    const pairs = range(1, 6).flatMap((one) => range(1, 6).map((two) => one + two));
    const least = turn % 2 === 0 ? exact : pairs.filter((sum) => sum >= goal).length;
    if (goal === 7 && turn % 2 === 0) return undefined;
    return {
      frames: [
        `Two dice are thrown together. What is the probability that the numbers on top add up to ${goal}?`,
        `Two dice are thrown in a board game, and a player needs a sum of at least ${goal}. What is the probability of that?`,
      ],
      ...quotients(
        [least, 36],
        [
          [1, 11, "taking the 11 possible sums to be equally likely"],
          [least + 1, 36, "counting one pair too many"],
          [least - 1, 36, "counting one pair too few"],
          [36 - least, 36, "giving the probability of the contrary"],
          [goal, 36, "putting the sum itself over 36"],
          [least + 2, 36, "counting two pairs too many"],
        ],
      ),
      because: `There are 36 equally likely pairs, and ${least} of them fit: the probability is ${ratio(least, 36)}.`,
    };
  },
};

export const dataAndProbability: readonly Family[] = [notThisColour, angleOfSector, twoDice];
