import { createRandom } from "../../../src/lib/random";
import type { DemoQuestion } from "./make-paper";

const participantCount = 240;
/** The demo student's rank by marks, before ties: in the middle of the bronze medals. */
const demoPlace = 75;
const letters = ["a", "b", "c", "d"];

const firstNames =
  "Aarav Aditi Advait Ananya Arjun Bhavya Diya Farhan Gauri Harsh Ishaan Jaya Kabir Kavya Lakshmi Meher".split(
    " ",
  );
const lastNames =
  "Agarwal Banerjee Chauhan Das Fernandes Gill Iyer Joshi Khan Menon Nair Patel Rao Sharma Thomas".split(" ");

export type Sitting = { name: string; letters: string };

const letterOf = ({ item }: DemoQuestion, option: string) => letters[item.options.indexOf(option)] ?? "-";

/** A student's answer to a question: right by ability, else sometimes blank, or a guess. */
function answer(question: DemoQuestion, ability: number, random: () => number): string {
  const knows = random() < 1 / (1 + Math.exp(question.difficulty - 1.3 * ability));
  if (knows) return letterOf(question, question.item.answer);
  return random() < 0.08 ? "-" : (letters[Math.floor(random() * question.item.options.length)] ?? "-");
}

/**
 * Simulates the answers to the demo's paper from abilities and difficulties. The first sitting is the demo student's,
 * whose challenge will be accepted: the key of one question is wrong at first.
 *
 * @param paper a paper from `makePaper`
 * @returns the sittings, the challenged question's `n`, the letter that its key names at first, and the right one
 */
export function makeSittings(paper: readonly DemoQuestion[]) {
  const random = createRandom("demo sitters");
  const sittings = Array.from({ length: participantCount }, (_, place): Sitting => {
    const ability = Array.from({ length: 12 }, random).reduce((a, b) => a + b, -5.7);
    const name = `${firstNames[place % firstNames.length] ?? ""} ${lastNames[Math.floor(place / firstNames.length) % lastNames.length] ?? ""}`;
    return { name, letters: paper.map((question) => answer(question, ability, random)).join("") };
  });

  const key = paper.map((question) => letterOf(question, question.item.answer));
  const countMarks = (sitting: Sitting) =>
    key.filter((letter, place) => sitting.letters.charAt(place) === letter).length;
  const ordered = sittings.toSorted((a, b) => countMarks(b) - countMarks(a));
  const own = sittings.findIndex((sitting) => sitting === ordered[demoPlace - 1]);
  const [demo] = sittings.splice(own, 1);
  if (!demo) throw new Error("Nobody sat the demo’s paper");

  const place = paper.findIndex(
    (question, index) => question.section === "B" && demo.letters.charAt(index) === key[index],
  );
  const credited = key[place] ?? "a";
  return {
    sittings: [{ name: "Asha Verma", letters: demo.letters }, ...sittings],
    challenged: { n: place + 1, credited, wrongly: credited === "a" ? "b" : "a" },
  };
}
