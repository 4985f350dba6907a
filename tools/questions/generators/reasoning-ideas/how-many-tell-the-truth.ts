import type { Slip } from "../family";
import { range } from "../whole";
import { has } from "./logic-parts";
import { at, drawNames, puzzle } from "./puzzle";

type Claim = { readonly about: number; readonly kind: "did" | "did-not" | "lies" | "true" };

const settings = [
  ["One of them has broken the window.", "Who broke the window?"],
  ["Exactly one of them has the key of the laboratory.", "Who has the key?"],
  ["One of them, and only one, won the quiz.", "Who won the quiz?"],
  ["Just one of them has hidden the trophy.", "Who has hidden the trophy?"],
] as const;

/** Some lie and some do not; it is known how many of them. */
export const truthTellers = puzzle("how-many-tell-the-truth", (draw, turn, hard) => {
  const count = hard === 3 ? 5 : 4;
  const names = drawNames(draw, count);
  const claims = names.map((_, self): Claim => {
    const about = draw.one(range(0, count - 1).filter((one) => one !== self));
    const kind = draw.one(
      hard < 2 ? (["did", "did-not", "did-not"] as const) : (["did", "did-not", "lies", "lies"] as const),
    );
    return { about: kind === "did-not" && draw.int(0, 2) === 0 ? self : about, kind };
  });
  if (new Set(claims.map(({ about, kind }) => `${kind} ${about}`)).size < count) return undefined;
  const truths = draw.one(hard < 2 ? [1, 2] : [1, 2, 3]);
  const fits = (culprit: number): boolean[][] =>
    range(0, 2 ** count - 1)
      .map((code) => range(0, count - 1).map((place) => has(code, place)))
      .filter((told) =>
        claims.every(({ about, kind }, self) => {
          const holds = {
            did: culprit === about,
            "did-not": culprit !== about,
            lies: !at(told, about),
            true: at(told, about),
          }[kind];
          return holds === at(told, self);
        }),
      );
  const counts = names.map((_, culprit) => fits(culprit).map((told) => told.filter(Boolean).length));
  if (counts.some((list) => list.length !== 1)) return undefined;
  const guilty = names.filter((_, index) => counts[index]?.[0] === truths);
  if (guilty.length !== 1 || new Set(claims.map(({ kind }) => kind)).size < 2) return undefined;
  if (hard > 1 && claims.filter(({ kind }) => kind === "lies").length < (hard === 3 ? 2 : 1))
    return undefined;
  const [key = ""] = guilty;
  const say = ({ about, kind }: Claim, self: number): string => {
    const name = at(names, about);
    if (kind === "lies") return `“${name} is lying.”`;
    if (about === self) return "“It was not me.”";
    return kind === "did" ? `“It was ${name}.”` : `“It was not ${name}.”`;
  };
  const lines = claims
    .map(
      (claim, index) => `${["I", "II", "III", "IV", "V"][index]}. ${at(names, index)}: ${say(claim, index)}`,
    )
    .join("\n");
  const [story, question] = at(settings, (hard + 2 * turn) % settings.length);
  const numbers = ["none", "one", "two", "three", "four", "five"];
  const slips = names.flatMap((name, index): Slip[] =>
    name === key
      ? []
      : [[name, `then ${numbers[counts[index]?.[0] ?? 0]} of the statements would be true, with ${name}`]],
  );
  return {
    frames: [
      `${story} Exactly ${numbers[truths]} of the statements ${truths === 1 ? "is" : "are"} true.\n${lines}\n${question}`,
    ],
    key,
    slips,
    because: `Try each of them. If it is ${key}, exactly ${numbers[truths]} of the statements ${truths === 1 ? "is" : "are"} true; for everybody else the number differs.`,
    form: "statements",
    isWords: true,
  };
});
