import { addAgain, addAll, gap, takeAgain } from "../plain-solvers";
import { describeKeys, search, shareOut } from "../second-computation";
import { addition } from "./addition";
import { equalGroupsAndSharing } from "./equal-groups-and-sharing";
import { numbersTo1000 } from "./numbers-to-1000";
import { placeValue } from "./place-value";
import { shapesAndSolids } from "./shapes-and-solids";
import { subtraction } from "./subtraction";

const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );

describeKeys(numbersTo1000, {
  "write-the-number": (stem) => {
    const words = (stem.toLowerCase().match(/[a-z]+/g) ?? []).filter(
      (word) => word === "hundred" || small.includes(word),
    );
    return small.indexOf(words[0] ?? "") * 100 + small.indexOf(words[2] ?? "");
  },
  "number-between": (_, [low = 0]) => search(low, (number) => number > low),
  "largest-of-four": (stem, numbers) =>
    stem.includes("largest") ? Math.max(...numbers) : Math.min(...numbers),
  "largest-from-cards": (stem, [a = 0, b = 0, c = 0]) => {
    const all = [
      `${a}${b}${c}`,
      `${a}${c}${b}`,
      `${b}${a}${c}`,
      `${b}${c}${a}`,
      `${c}${a}${b}`,
      `${c}${b}${a}`,
    ].map(Number);
    return stem.includes("largest") ? Math.max(...all) : Math.min(...all);
  },
});

describeKeys(placeValue, {
  "hundreds-tens-ones": (stem, [a = 0, b = 0, c = 0]) =>
    stem.startsWith("Which") ? a + b * 100 + c * 10 : a * 10 + b * 100 + c,
  "worth-of-a-digit": (_, numbers) => {
    const [digit, text] = [String(Math.min(...numbers)), String(Math.max(...numbers))];
    return Number(digit.padEnd(text.length - text.indexOf(digit), "0"));
  },
  "ten-or-hundred-more": (stem, numbers) =>
    stem.includes("more") ? Math.max(...numbers) + 10 : search(0, (left) => left + 100 === numbers[0]),
  "more-than-nine-tens": (_, [tens = 0, ones = 0]) => {
    let total = ones;
    for (let ten = 0; ten < tens; ten++) total += 10;
    return total;
  },
  "digit-riddle": (stem) =>
    search(100, (number) => {
      const [hundreds = 0, tens = 0, ones = 0] = String(number).split("").map(Number);
      if (ones !== Number(/ones digit is (\d)/.exec(stem)?.[1])) return false;
      return stem.includes("double that")
        ? tens === ones + ones && hundreds === ones + 2
        : tens === ones + 1 && hundreds === ones + ones;
    }),
});

describeKeys(addition, {
  "two-groups-together": addAll,
  "three-numbers": addAll,
  "how-many-at-first": (_, [gone = 0, left]) => search(0, (start) => start - gone === left),
  "box-in-a-sum": (_, [has = 0, sum]) => search(0, (more) => has + more === sum),
});

describeKeys(subtraction, {
  "how-many-are-left": gap,
  "how-much-more": gap,
  "how-many-went-away": (_, [start = 0, rest]) => search(0, (gone) => start - gone === rest),
  "fewer-and-together": (_, [first = 0, less = 0]) => first + search(0, (second) => second + less === first),
});

describeKeys(equalGroupsAndSharing, {
  "equal-groups": addAgain,
  "share-them-out": takeAgain,
  "adding-again-and-again": (_, numbers) => `${numbers.length} × ${numbers[0]}`,
  "full-groups-and-rest": (stem, numbers) =>
    stem.includes("left over") ? shareOut(numbers).left : shareOut(numbers).times,
  "wheels-in-all": (stem, [a = 0, b = 0, c = 0, d = 0]) =>
    stem.includes("autos") ? a * c + b * d : a * b + c * d,
});

const likeSolid: Readonly<Record<string, readonly string[]>> = {
  sphere: ["football", "marble"],
  cylinder: ["drum", "tin can"],
  cuboid: ["brick", "matchbox"],
};

describeKeys(shapesAndSolids, {
  "thing-like-a-solid": (stem, _, options) => {
    const solid = Object.keys(likeSolid).find((name) => stem.includes(name)) ?? "";
    return options.find((option) => likeSolid[solid]?.includes(option));
  },
  "roll-or-slide": (stem) => (stem.includes("cannot slide") ? "sphere" : "cylinder"),
  "sides-in-all": (stem) => {
    const many = (shape: string): number => Number(new RegExp(`(\\d+) ${shape}`).exec(stem)?.[1]);
    let sides = 0;
    for (let shape = 0; shape < many("triangles"); shape++) sides += 3;
    for (let shape = 0; shape < many("squares"); shape++) sides += 4;
    return sides;
  },
  "cut-along-a-line": () => "two triangles",
  "hidden-blocks": (_, [a = 0, b = 0, c = 0]) => {
    let cubes = 0;
    for (let x = 0; x < a; x++) for (let y = 0; y < b; y++) for (let z = 0; z < c; z++) cubes++;
    return cubes;
  },
});
