import type { Draft, Slip } from "../family";
import { drawNames, framesFor, puzzle } from "./puzzle";

/** Strict rules for applicants of a table: what is to be done with one, or how many are taken. */
export const strictRules = puzzle(
  "strict-rules-for-a-choice",
  (draw, turn, hard, voice): Draft | undefined => {
    const names = drawNames(draw, 6);
    const [ages, marks, years] = [
      [18, 30],
      [50, 70],
      [1, 4],
    ] as const;
    const limit = { age: draw.int(21, 24), marks: draw.int(58, 63), years: 2 };
    const rows = names.map((name) => ({
      name,
      age: draw.int(...ages),
      marks: draw.int(...marks),
      years: draw.int(...years),
    }));
    const verdict = ({ age, marks: score, years: work }: (typeof rows)[number]): string => {
      if (age >= limit.age && score >= limit.marks && work >= limit.years) return "is taken at once";
      const fails = [age < limit.age, score < limit.marks, work < limit.years];
      if (fails.filter(Boolean).length > 1) return "is refused at once";
      if (fails[0]) return score >= limit.marks + 5 ? "is taken at once" : "is refused at once";
      if (fails[1]) return work >= limit.years + 1 ? "is sent to the head" : "is refused at once";
      return score >= limit.marks + 4 ? "goes on the waiting list" : "is refused at once";
    };
    const all = ["is taken at once", "is refused at once", "is sent to the head", "goes on the waiting list"];
    const rules = `Applicants are taken if they are at least ${limit.age} years old and have at least ${limit.marks} marks and ${limit.years} years of work. Those who fail in age alone are taken with ${limit.marks + 5} marks or more. Those who fail in marks alone are sent to the head if they have ${limit.years + 1} years of work or more. Those who fail in work alone go on the waiting list with ${limit.marks + 4} marks or more. All others are refused.`;
    const isCount = turn % 2 === 1 && hard > 1;
    const taken = rows.filter((row) => verdict(row) === "is taken at once");
    const strict = rows.filter(
      ({ age, marks: score, years: work }) => age >= limit.age && score >= limit.marks && work >= limit.years,
    );
    const table = {
      head: ["Name", "Age", "Marks", "Years of work"],
      rows: rows.map((row) => [row.name, String(row.age), String(row.marks), String(row.years)]),
    };
    if (isCount) {
      const over = rows.filter(
        ({ age, marks: score, years: work }) => age > limit.age && score > limit.marks && work > limit.years,
      );
      const soft = rows.filter((row) => verdict(row) !== "is refused at once");
      if (taken.length === strict.length || strict.length === over.length || over.length === 0)
        return undefined;
      return {
        frames: [`${rules} How many of the six are taken?`],
        key: String(taken.length),
        slips: [
          [String(strict.length), "forgot the exception for the age"],
          [String(over.length), "took “at least” for “more than”"],
          [String(soft.length), "counted the head’s cases and the waiting list as well"],
          [String(6 - soft.length), "counted those who are refused"],
          [String(taken.length + 1), "let somebody in who fails in two ways"],
        ],
        because: `By the rules ${taken
          .map(({ name }) => name)
          .join(", ")
          .replace(/, ([^,]*)$/, " and $1")} are taken; the exception for the age counts as well.`,
        table,
      };
    }
    const row =
      rows.find((one) => verdict(one) !== "is refused at once" && verdict(one) !== "is taken at once") ??
      rows.find((one) => !strict.includes(one) && verdict(one) === "is taken at once");
    if (!row || taken.length === 0) return undefined;
    const key = verdict(row);
    const lack = row.age < limit.age ? "age" : row.marks < limit.marks ? "marks" : "work";
    const why: Readonly<Record<string, string>> = {
      "is taken at once": `overlooked that ${row.name} fails in the ${lack}`,
      "is refused at once": `forgot the exception for those who lack ${lack} alone`,
      "is sent to the head":
        lack === "marks" ? "" : `used the exception for marks, and ${row.name} has enough`,
      "goes on the waiting list": `used the exception for work, and ${row.name} has enough`,
    };
    return {
      frames: framesFor(voice, [
        `${rules} What happens with ${row.name}?`,
        `${rules} How is ${row.name}’s application decided?`,
        `${rules} What do the rules say for ${row.name}?`,
        `${rules} What is the decision about ${row.name}?`,
      ]),
      key,
      slips: all.filter((one) => one !== key).map((one): Slip => [one, why[one] ?? ""]),
      because: `${row.name} fails in the ${lack} alone, and the exception for it is fulfilled.`,
      table,
      isWords: true,
    };
  },
);
