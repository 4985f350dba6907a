import { permutations } from "./idea";

const counts = ["no", "one", "two", "three", "four"];

/** Puts the six in every order and keeps those in which all that is told is true; they must agree on the answer. */
export function solveOrderClues(stem: string): string | undefined {
  const isUp = (word: string) => ["taller", "older", "heavier", "faster"].includes(word);
  const pairs = [...stem.matchAll(/(?:^|[.] )(\w+) is (\w+er) than (\w+)/g)];
  const numbers = [...stem.matchAll(/Exactly (\w+) of the others (?:is|are) (\w+) than (\w+)/g)];
  const names = [
    ...new Set([
      ...pairs.flatMap(([, one = "", , two = ""]) => [one, two]),
      ...numbers.map((hit) => hit[3] ?? ""),
    ]),
  ];
  const fits = permutations(names).filter(
    (line) =>
      pairs.every(
        ([, one = "", how = "", two = ""]) => line.indexOf(one) < line.indexOf(two) === isUp(how),
      ) &&
      numbers.every(([, many = "", how = "", name = ""]) => {
        const above = line.indexOf(name);
        return (isUp(how) ? above : line.length - 1 - above) === counts.indexOf(many);
      }),
  );
  const [, which = "", end = ""] = /Who is the (third|fourth) (\w+)\?/.exec(stem) ?? [];
  const place = which === "third" ? 2 : 3;
  const fromTop = ["tallest", "oldest", "heaviest", "fastest"].includes(end);
  const answers = new Set(fits.map((line) => (fromTop ? line : line.toReversed())[place]));
  return answers.size === 1 && fits.length === 1 ? [...answers][0] : undefined;
}
