import { type Family, inTurn } from "../family";
import { nearMisses } from "../near-misses";
import { hurriedSlips, numberSlips } from "../slips";
import { chart } from "./read-a-table";

const topic = "Data Handling";

const tally: Family = {
  name: "tally-marks",
  topic,
  level: 1,
  count: 1,
  draft: (draw) => {
    const [bundles, single] = [draw.int(3, 8), draw.int(1, 4)];
    const key = bundles * 5 + single;
    const marks = single === 1 ? "1 single mark" : `${single} single marks`;
    return {
      frames: [
        `Tally marks are drawn in bundles of five. For red cars there are ${bundles} bundles and ${marks}. How many red cars were counted?`,
        `A child counts buses with tally marks in bundles of five and gets ${bundles} bundles and ${marks}. How many buses is that?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [bundles * 4 + single, "counting each bundle as four"],
        [bundles + single, "counting each bundle as one"],
        [bundles * 10 + single, "counting each bundle as ten"],
        [(bundles + 1) * 5, "counting the single marks as a bundle"],
        ...nearMisses(key),
      ]),
      because: `${bundles} × 5 = ${bundles * 5}, and ${bundles * 5} + ${single} = ${key}.`,
    };
  },
};

const smileys: Family = {
  name: "pictures-and-value",
  topic,
  level: 1,
  draft: (draw) => {
    const [each, more, less] = [draw.one([3, 4, 5, 6]), draw.int(6, 10), draw.int(2, 5)];
    const key = each * (more - less);
    return {
      frames: [
        `In a pictograph each mango stands for ${each} boxes. Monday has ${more} mangoes and Tuesday has ${less}. How many more boxes were sold on Monday than on Tuesday?`,
        `In a pictograph each star stands for ${each} books. Row A has ${more} stars and row B has ${less} stars. How many more books does row A show?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [more - less, "counting the pictures only"],
        [each * (more + less), "adding the two rows"],
        [each * more, "forgetting to take away the second row"],
        [each * less, "giving the second row"],
        ...nearMisses(key),
      ]),
      because: `There are ${more} − ${less} = ${more - less} pictures more, and each stands for ${each}: ${more - less} × ${each} = ${key}.`,
    };
  },
};

const chain: Family = {
  name: "graph-in-words",
  topic,
  level: 3,
  count: 1,
  draft: (draw) => {
    const [base, less] = [draw.int(12, 24), draw.int(3, 9)];
    const game = inTurn(["kho-kho", "hockey"], base);
    const key = base + base * 2 + base * 2 - less;
    return {
      frames: [
        `A graph shows that ${base} children like chess. Twice as many like ${game}, and ${less} fewer like cycling than ${game}. How many children are in the graph, if each likes one game only?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [base * 3 + base - less, `taking ${less} away from the ${base}`],
        [base * 5 + less, `adding ${less} instead of taking it away`],
        [base * 2 - less, "giving only those who like cycling"],
        [base * 3, "leaving out cycling"],
        [base * 4 - less, "leaving out chess"],
        ...hurriedSlips(key),
      ]),
      because:
        `${game} has 2 × ${base} = ${base * 2} and cycling has ${base * 2} − ${less} = ${base * 2 - less}. Together: ${base} + ${base * 2} + ${base * 2 - less} = ${key}.`.replace(
          /^\w/,
          (first) => first.toUpperCase(),
        ),
    };
  },
};

/** The families of the topic Data Handling. */
export const dataHandling: readonly Family[] = [tally, smileys, chart, chain];
