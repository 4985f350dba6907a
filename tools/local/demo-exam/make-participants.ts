import { createRandom } from "../../../src/lib/random";
import type { DemoQuestion } from "./make-paper";

const participantCount = 240;
/** The demo student's rank by marks, before ties. It is in the middle of the bronze medals. */
const demoRank = 75;
const letters = ["a", "b", "c", "d"];

const firstNames =
  "Aarav Aditi Advait Ananya Arjun Bhavya Diya Farhan Gauri Harsh Ishaan Jaya Kabir Kavya Lakshmi Meher".split(
    " ",
  );
const lastNames =
  "Agarwal Banerjee Chauhan Das Fernandes Gill Iyer Joshi Khan Menon Nair Patel Rao Sharma Thomas".split(" ");

/** A student's name, and a letter for each question; "-" is a blank. */
export type Participant = { name: string; letters: string };

const letterOf = ({ item }: DemoQuestion, option: string) => letters[item.options.indexOf(option)] ?? "-";

/**
 * Draws a student's answer to a question. The ability decides how likely the right answer is. Otherwise it is a guess,
 * or a blank in 8 of 100 cases.
 */
function drawAnswer(question: DemoQuestion, ability: number, random: () => number): string {
  // The Rasch model: the probability of a right answer is a logistic function of ability and difficulty.
  const isKnown = random() < 1 / (1 + Math.exp(question.difficulty - 1.3 * ability));
  if (isKnown) return letterOf(question, question.item.answer);
  return random() < 0.08 ? "-" : (letters[Math.floor(random() * question.item.options.length)] ?? "-");
}

/**
 * Simulates the answers to the demo's paper from abilities and difficulties. The first participant is the demo student.
 * The key of one question is wrong at first, so the demo student's challenge of that question will be accepted.
 *
 * @param paper a paper from `makePaper`
 * @returns the participants, and the challenged question: its number `n`, the correct letter (`credited`) and the wrong
 *   letter that its key has at first (`wrongLetter`)
 */
export function makeParticipants(paper: readonly DemoQuestion[]) {
  const random = createRandom("demo sitters");
  const participants = Array.from({ length: participantCount }, (_, index): Participant => {
    // The sum of 12 random numbers is nearly normal, with the mean 6 and the standard deviation 1. So the mean ability
    // is 0.3.
    const ability = Array.from({ length: 12 }, random).reduce((a, b) => a + b, -5.7);
    const name = `${firstNames[index % firstNames.length] ?? ""} ${lastNames[Math.floor(index / firstNames.length) % lastNames.length] ?? ""}`;
    return { name, letters: paper.map((question) => drawAnswer(question, ability, random)).join("") };
  });

  const key = paper.map((question) => letterOf(question, question.item.answer));
  const countMarks = (participant: Participant) =>
    key.filter((letter, index) => participant.letters.charAt(index) === letter).length;
  const participantsByMarks = participants.toSorted((a, b) => countMarks(b) - countMarks(a));
  const demoIndex = participants.findIndex(
    (participant) => participant === participantsByMarks[demoRank - 1],
  );
  const [demoParticipant] = participants.splice(demoIndex, 1);
  if (!demoParticipant) throw new Error("No student took the demo’s exam");

  const challengedIndex = paper.findIndex(
    (question, index) => question.section === "B" && demoParticipant.letters.charAt(index) === key[index],
  );
  const credited = key[challengedIndex] ?? "a";
  return {
    participants: [{ name: "Asha Verma", letters: demoParticipant.letters }, ...participants],
    challenged: { n: challengedIndex + 1, credited, wrongLetter: credited === "a" ? "b" : "a" },
  };
}
