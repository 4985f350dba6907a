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

/** What else a chain can say: words for wrong options alone. */
const plainer: Readonly<Record<string, readonly [she: string, he: string]>> = {
  "parent sibling": ["mother", "father"],
  "partner parent": ["mother", "father"],
  "sibling child": ["daughter", "son"],
  "child partner": ["daughter", "son"],
  "sibling sibling": ["sister", "brother"],
  "parent child": ["wife", "husband"],
  "partner parent parent": ["grandmother", "grandfather"],
  "parent sibling parent": ["grandmother", "grandfather"],
  "parent parent sibling": ["grandmother", "grandfather"],
  "sibling sibling parent": ["aunt", "uncle"],
  "sibling parent sibling": ["aunt", "uncle"],
  "child sibling sibling": ["niece", "nephew"],
  "sibling child sibling": ["niece", "nephew"],
  "sibling child child": ["granddaughter", "grandson"],
  "child sibling child": ["granddaughter", "grandson"],
  "child child partner": ["granddaughter", "grandson"],
  "parent parent parent": ["great-grandmother", "great-grandfather"],
  "child child child": ["great-granddaughter", "great-grandson"],
};

/** What else somebody may be taken for, words for a woman or for a man. */
const takenFor: Readonly<Record<string, readonly string[]>> = {
  ...near,
  grandmother: ["granddaughter", "aunt", "mother-in-law", "great-aunt"],
  grandfather: ["grandson", "uncle", "father-in-law", "great-uncle"],
  granddaughter: ["grandmother", "niece", "daughter-in-law", "great-niece"],
  grandson: ["grandfather", "nephew", "son-in-law", "great-nephew"],
  "great-aunt": ["aunt", "grandmother", "great-niece", "cousin"],
  "great-uncle": ["uncle", "grandfather", "great-nephew", "cousin"],
  "great-niece": ["niece", "granddaughter", "great-aunt", "cousin"],
  "great-nephew": ["nephew", "grandson", "great-uncle", "cousin"],
};

const greater: Readonly<Record<string, string>> = {
  "great-aunt": "a great-aunt is a sister of a grandparent",
  "great-uncle": "a great-uncle is a brother of a grandparent",
  "great-niece": "a great-niece is a granddaughter of a brother or sister",
  "great-nephew": "a great-nephew is a grandson of a brother or sister",
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
  if (turn % 2 === 0 || hard > 2) {
    const isWoman = at(chain, 0).woman;
    const wordOf = (of: readonly Sign[]): string | undefined => {
      const words = plainer[of.map(({ kind }) => kind).join(" ")];
      return tell(of) ?? words?.[of[0]?.woman ? 0 : 1];
    };
    // The first sign tells whether a woman or a man is spoken of: it must not give the key away.
    const others = draw
      .shuffle(all.filter((one) => isSound(one) && wordOf(one) !== undefined && wordOf(one) !== word))
      .filter((one) => one[0]?.woman === isWoman)
      .filter((one, index, list) => list.findIndex((two) => wordOf(two) === wordOf(one)) === index);
    const mirrored = /cousin|(sister|brother)-in-law/.test(word) ? "" : write(chain, people.toReversed());
    if (others.length + Number(mirrored !== "") < 3) return undefined;
    return {
      frames: framesFor(voice, [
        `${definition} Which of these says that ${first} is the ${word} of ${last}?`,
        `${definition} How is written that ${first} is the ${word} of ${last}?`,
      ]),
      key: write(chain),
      slips: [
        ...others
          .slice(0, 2)
          .map((one): Slip => [write(one), `says that ${first} is the ${wordOf(one)} of ${last}`]),
        [mirrored, `says that ${last} is the ${word} of ${first}`],
        ...others
          .slice(2)
          .map((one): Slip => [write(one), `says that ${first} is the ${wordOf(one)} of ${last}`]),
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
  const options = takenFor[word] ?? [];
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
      .map((one): Slip => [one, meaning[one] ?? greater[one] ?? ""]),
    because: `Step by step: ${range(0, length - 1)
      .map((index) => `${people[index]} is ${at(chain, index).words} ${people[index + 1]}`)
      .join(", ")}.`,
    isWords: true,
  };
});
