import type { Draft, Slip } from "../family";
import { range } from "../whole";
import { meaning, near } from "./family-parts";
import { at, framesFor, puzzle, some } from "./puzzle";

type Sign = {
  readonly words: string;
  readonly up: number;
  readonly woman: boolean | undefined;
  readonly kind: "parent" | "child" | "sibling" | "partner";
};

const signs: readonly Sign[] = [
  { words: "the father of", up: 1, woman: false, kind: "parent" },
  { words: "the mother of", up: 1, woman: true, kind: "parent" },
  { words: "the brother of", up: 0, woman: false, kind: "sibling" },
  { words: "the sister of", up: 0, woman: true, kind: "sibling" },
  { words: "the son of", up: -1, woman: false, kind: "child" },
  { words: "the daughter of", up: -1, woman: true, kind: "child" },
  { words: "the wife of", up: 0, woman: true, kind: "partner" },
  { words: "the husband of", up: 0, woman: false, kind: "partner" },
];

const chains: Readonly<Record<string, readonly [she: string, he: string]>> = {
  "sibling parent": ["aunt", "uncle"],
  "parent parent": ["grandmother", "grandfather"],
  "child child": ["granddaughter", "grandson"],
  "child sibling": ["niece", "nephew"],
  "parent partner": ["mother-in-law", "father-in-law"],
  "partner child": ["daughter-in-law", "son-in-law"],
  "sibling partner": ["sister-in-law", "brother-in-law"],
  "partner sibling": ["sister-in-law", "brother-in-law"],
  "sibling parent parent": ["great-aunt", "great-uncle"],
  "child sibling parent": ["cousin", "cousin"],
  "partner sibling parent": ["aunt", "uncle"],
  "partner child sibling": ["niece by marriage", "nephew by marriage"],
  "sibling parent partner": ["aunt by marriage", "uncle by marriage"],
  "child child sibling": ["great-niece", "great-nephew"],
  "parent parent partner": ["grandmother by marriage", "grandfather by marriage"],
};

/** Family signs in a chain: which chain says what is asked. */
export const familySigns = puzzle("family-in-signs", (draw, turn, hard, voice): Draft | undefined => {
  const marks = draw.shuffle(Array.from("+−×÷@#&*").slice(0, 8)).slice(0, 4);
  const used = some(draw, signs, 4);
  const [a, b, c, d] = some(draw, Array.from("EFGHJKLMNPRSUVWXZ"), 4);
  const length = hard < 1 ? 2 : 3;
  const people = [a, b, c, d].slice(0, length + 1);
  const all = used.flatMap((one) =>
    used.flatMap((two) => (length === 2 ? [[one, two]] : used.map((three) => [one, two, three]))),
  );
  const tell = (chain: readonly Sign[]): string | undefined => {
    const words = chains[chain.map(({ kind }) => kind).join(" ")];
    return words && (chain[0]?.woman === undefined ? undefined : chain[0].woman ? words[0] : words[1]);
  };
  const isSound = (chain: readonly Sign[]): boolean =>
    chain.every((one, index) => {
      const next = chain[index + 1];
      return !next || one.kind !== "partner" || one.woman !== next.woman;
    });
  const told = all.filter((chain) => tell(chain) !== undefined && isSound(chain));
  const [chain] = draw.shuffle(told);
  const word = chain && tell(chain);
  if (!chain || !word || word.includes("by marriage")) return undefined;
  const write = (of: readonly Sign[], names: readonly (string | undefined)[] = people): string =>
    names
      .map((name, index) => `${name}${index < of.length ? ` ${marks[used.indexOf(at(of, index))]} ` : ""}`)
      .join("");
  const definition = `X ${marks[0]} Y means that X is ${used[0]?.words} Y; X ${marks[1]} Y, ${used[1]?.words} Y; X ${marks[2]} Y, ${used[2]?.words} Y; X ${marks[3]} Y, ${used[3]?.words} Y.`;
  const first = at(people, 0);
  const last = at(people, -1);
  if (turn % 2 === 0) {
    const others = draw.shuffle(told.filter((one) => tell(one) !== word)).slice(0, 3);
    const spare = draw
      .shuffle(all.filter((one) => isSound(one) && tell(one) === undefined))
      .slice(0, 3 - others.length);
    const back = write([...chain].toReversed(), people);
    return {
      frames: framesFor(voice, [
        `${definition} Which of these says that ${first} is the ${word} of ${last}?`,
        `${definition} How is written that ${first} is the ${word} of ${last}?`,
      ]),
      key: write(chain),
      slips: [
        ...others.map((one): Slip => [write(one), `says that ${first} is the ${tell(one)} of ${last}`]),
        ...spare.map((one): Slip => [
          write(one),
          `makes ${first} ${at(one, 0).words.slice(4)} somebody else`,
        ]),
        [
          tell([...chain].toReversed()) === word ? "" : back,
          `has the signs for the ${word} in reverse order`,
        ],
      ],
      because: `Read from the right: ${range(0, length - 1)
        .toReversed()
        .map((index) => `${people[index]} is ${at(chain, index).words} ${people[index + 1]}`)
        .join(", ")}. So ${first} is the ${word} of ${last}.`,
      isWords: true,
    };
  }
  const base = word.replace("-in-law", "");
  if (base !== word && definition.includes(base)) return undefined;
  const options = near[word] ?? ["aunt", "cousin", "niece", "grandmother"];
  return {
    frames: framesFor(voice, [
      `${definition} What is ${first} to ${last}, if ${write(chain)} is true?`,
      `${definition} By ${write(chain)}, what is ${first} to ${last}?`,
      `${definition} Take ${write(chain)} to be true. How is ${first} related to ${last}?`,
      `${definition} What does ${write(chain)} make ${first} to ${last}?`,
    ]),
    key: word,
    slips: draw
      .shuffle(options.filter((one) => one !== word))
      .map((one): Slip => [one, meaning[one] ?? `read the chain to ${last} from the wrong end`]),
    because: `Step by step: ${range(0, length - 1)
      .map((index) => `${people[index]} is ${at(chain, index).words} ${people[index + 1]}`)
      .join(", ")}.`,
    isWords: true,
  };
});
