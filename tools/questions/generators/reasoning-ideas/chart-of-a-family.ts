import { type Couple, type Member, drawFamilyChart } from "../../figures/family-chart";
import type { Draw } from "../draw";
import type { Draft, Slip } from "../family";
import { range } from "../whole";
import { near } from "./family-parts";
import { puzzle } from "./puzzle";

type Tree = { readonly members: readonly Member[]; readonly couples: readonly Couple[] };

/** Three generations: a couple, its children with their wives or husbands, and their children. */
function drawTree(draw: Draw, hard: number): Tree {
  const letters = draw.shuffle(Array.from("EFGHJKLMNPRSUVWXZ"));
  const take = (): string => letters.pop() ?? "Z";
  const members: Member[] = [];
  const couples: Couple[] = [];
  const branches = hard < 1 ? 2 : 3;
  const children: string[] = [];
  let x = 0;
  for (const branch of range(1, branches)) {
    const child = take();
    const isWoman = draw.int(0, 1) === 0;
    const isMarried = branch < 3 || draw.int(0, 1) === 0;
    children.push(child);
    members.push({ name: child, at: [x, 1], isWoman });
    if (!isMarried) {
      x += 1;
      continue;
    }
    const partner = take();
    members.push({ name: partner, at: [x + 1, 1], isWoman: !isWoman });
    const young = range(1, branch === 1 ? 2 : draw.int(1, 2)).map(() => take());
    young.forEach((name, index) =>
      members.push({ name, at: [x + (young.length === 1 ? 0.5 : index), 2], isWoman: draw.int(0, 1) === 0 }),
    );
    couples.push({ pair: [child, partner], children: young });
    x += 2.2;
  }
  const [one, two] = [take(), take()];
  const middle = Math.min(4.5, (x - 1.2) / 2);
  members.push(
    { name: one, at: [middle - 0.5, 0], isWoman: true },
    { name: two, at: [middle + 0.5, 0], isWoman: false },
  );
  couples.unshift({ pair: [one, two], children });
  return { members, couples };
}

const tellTree = ({ members, couples }: Tree): string =>
  `Women: ${members
    .filter(({ isWoman }) => isWoman)
    .map(({ name }) => name)
    .join(", ")}. Men: ${members
    .filter(({ isWoman }) => !isWoman)
    .map(({ name }) => name)
    .join(
      ", ",
    )}. ${couples.map(({ pair, children }) => `${pair[0]} and ${pair[1]} are married; children: ${children.join(", ")}`).join(". ")}`;

/** What somebody in a tree is to somebody else, in a word. */
function relationIn({ members, couples }: Tree, who: string, to: string): string | undefined {
  const isWoman = members.find(({ name }) => name === who)?.isWoman ?? false;
  const word = (she: string, he: string): string => (isWoman ? she : he);
  const parents = (name: string): string[] =>
    couples.flatMap(({ pair, children }) => (children.includes(name) ? [...pair] : []));
  const partner = (name: string): string | undefined =>
    couples.flatMap(({ pair }) => (pair[0] === name ? [pair[1]] : pair[1] === name ? [pair[0]] : [])).at(0);
  const siblings = (name: string): string[] =>
    couples.flatMap(({ children }) =>
      children.includes(name) ? children.filter((one) => one !== name) : [],
    );
  const up = parents(to);
  const aunts = up.flatMap(siblings);
  if (partner(to) === who) return word("wife", "husband");
  if (up.includes(who)) return word("mother", "father");
  if (parents(who).includes(to)) return word("daughter", "son");
  if (siblings(to).includes(who)) return word("sister", "brother");
  if (up.flatMap(parents).includes(who)) return word("grandmother", "grandfather");
  if (parents(who).flatMap(parents).includes(to)) return word("granddaughter", "grandson");
  if (aunts.includes(who) || aunts.some((one) => partner(one) === who)) return word("aunt", "uncle");
  if (
    parents(who)
      .flatMap(siblings)
      .some((one) => one === to || partner(one) === to)
  )
    return word("niece", "nephew");
  if (aunts.some((one) => parents(who).includes(one))) return "cousin";
  const mate = partner(to);
  if (mate && parents(mate).includes(who)) return word("mother-in-law", "father-in-law");
  if (parents(partner(who) ?? "").includes(to)) return word("daughter-in-law", "son-in-law");
  if ((mate && siblings(mate).includes(who)) || siblings(to).some((one) => partner(one) === who))
    return word("sister-in-law", "brother-in-law");
  return undefined;
}

/** Words for the question turned round, for a woman and for a man. */
const turnedRound: Readonly<Record<string, readonly [string, string]>> = {
  aunt: ["niece", "nephew"],
  uncle: ["niece", "nephew"],
  niece: ["aunt", "uncle"],
  nephew: ["aunt", "uncle"],
};

/** What a child says instead: the question turned round, or what holds for somebody beside the two. */
function nearInTree(
  tree: Tree,
  { who, to, word }: { readonly who: string; readonly to: string; readonly word: string },
  isWoman: boolean,
): Slip[] {
  const { members, couples } = tree;
  const around = (name: string): string[] =>
    couples.flatMap(({ pair, children }) =>
      children.includes(name) || pair.includes(name) ? [pair, children].flat() : [],
    );
  const beside = (name: string): string[] => around(name).filter((one) => ![name, who, to].includes(one));
  const isAlike = (name: string): boolean =>
    members.some((one) => one.name === name && one.isWoman === isWoman);
  const round = turnedRound[word]?.[isWoman ? 0 : 1];
  return [
    ...(round ? [[round, "turned the question round"] satisfies Slip] : []),
    ...beside(to).map((one): Slip => [relationIn(tree, who, one) ?? "", `is what ${who} is to ${one}`]),
    ...beside(who)
      .filter((one) => isAlike(one) || relationIn(tree, one, to) === "cousin")
      .map((one): Slip => [relationIn(tree, one, to) ?? "", `is what ${one} is to ${to}`]),
  ].filter(([one]) => one !== word && !["wife", "husband", "mother-in-law", "father-in-law"].includes(one));
}

/** A drawn family: what two of its members are to each other, or how many stand so to one of them. */
export const familyChart = puzzle("chart-of-a-family", (draw, turn, hard): Draft | undefined => {
  const tree = drawTree(draw, hard);
  const names = tree.members.map(({ name }) => name);
  const figure = {
    alt: `A chart of a family, women as circles, men as squares. ${tellTree(tree)}`,
    draw: (alt: string) => drawFamilyChart({ alt, ...tree }),
  };
  if (hard > 1 || (turn % 2 === 1 && hard > 0)) {
    const to = draw.one(names);
    const count = (...words: readonly string[]): number =>
      names.filter((who) => who !== to && words.includes(relationIn(tree, who, to) ?? "")).length;
    const [asked, plain] = draw.one([
      [["nephew", "niece"], "nephews and nieces"],
      [["aunt", "uncle"], "aunts and uncles, by marriage as well,"],
    ] as const);
    const key = count(...asked);
    if (key < 2) return undefined;
    return {
      frames: [`In the chart, how many ${plain} does ${to} have?`],
      key: String(key),
      slips: [
        [String(key + count("cousin")), "counted the cousins as well"],
        [String(key - 1), "left one out who belongs by marriage"],
        [String(key + count("sister", "brother")), "counted the sisters and brothers as well"],
        [count(asked[0]) > 0 ? String(count(asked[0])) : "", "counted only one of the two kinds"],
        [String(key + count("son", "daughter")), "counted own children as well"],
        [String(key + 1), "counted the husband or wife too"],
      ],
      because: `Find ${to}’s own generation first. ${plain.replace(/,.*$/, "").replace(/^./, (letter) => letter.toUpperCase())}: ${names.filter((who) => who !== to && asked.some((word) => word === relationIn(tree, who, to))).join(", ")}.`,
      figure,
    };
  }
  const pairs = draw.shuffle(
    names.flatMap((who) =>
      names.filter((to) => to !== who).map((to) => ({ who, to, word: relationIn(tree, who, to) ?? "" })),
    ),
  );
  const pair = pairs.find(
    ({ word }) =>
      near[word] !== undefined && (hard < 2 || word !== "cousin") && (hard > -2 || !word.endsWith("-in-law")),
  );
  if (!pair) return undefined;
  const { who, to, word } = pair;
  const isWoman = tree.members.some((one) => one.name === who && one.isWoman);
  const slips = nearInTree(tree, pair, isWoman);
  return {
    frames: [
      `By the chart of the family, what is ${who} to ${to}?`,
      `Read the chart of the family: how is ${who} related to ${to}?`,
    ],
    key: word,
    slips,
    because: `Go from ${to} along the lines to ${who}: ${who} is ${to}’s ${word}.`,
    figure,
    isWords: true,
  };
});
