import { createFindingBuilder, type Finding } from "../../src/items/rules/finding";
import type { Item } from "../../src/items/rules/item-schema";
import { groupBy } from "../../src/lib/group-by";
import type { QuestionSet } from "../source/question-set";
import { findBand } from "../source/mistake-list";

/** The maximum number of words in the text of a mistake. */
const maxWords = 8;

/** The maximum share of a band's wrong options that one mistake may have; a more frequent one is too general. */
const maxShare = 0.1;

const rule = "mistake-lists";

/** Checks that each wrong option of the item, and no other option, points to a mistake of the band's list. */
function findPointerErrors({ name, explanations, mistakeTexts }: QuestionSet, item: Item): Finding[] {
  const report = createFindingBuilder(name, rule);
  const location = { id: item.id, field: "mistakes" };
  const mistakes = explanations[item.id]?.mistakes ?? {};
  const wrongOptions = item.options.filter((option) => option !== item.answer);
  const missingOptions = wrongOptions.filter((option) => mistakes[option] === undefined);
  const pointers = Object.entries(mistakes);
  return [
    ...missingOptions.map((option) => report(`points to no mistake of the list for “${option}”`, location)),
    ...pointers
      .filter(([option]) => !wrongOptions.includes(option))
      .map(([option]) => report(`points from “${option}”, which is not a wrong option`, location)),
    ...pointers
      .filter(([, mistake]) => mistakeTexts[mistake] === undefined)
      .map(([, mistake]) =>
        report(`points to ${mistake}, which is not in the list of its classes`, location),
      ),
  ];
}

/** Reports readers' ratings of items that the set does not have. */
function findRatingErrors({ name, items, ratings }: QuestionSet): Finding[] {
  const ids = new Set(items.map(({ id }) => id));
  return Object.keys(ratings)
    .filter((id) => !ids.has(id))
    .map((id) =>
      createFindingBuilder(name, rule)("has a rating but is not an item of the set", {
        id,
        field: "ratings.json",
      }),
    );
}

/** Reports texts of mistakes that are too long, and equal texts. */
function findTextErrors(
  report: ReturnType<typeof createFindingBuilder>,
  texts: Readonly<Record<string, string>>,
): Finding[] {
  const entriesByText = groupBy(Object.entries(texts), ([, text]) => text.toLowerCase());
  return [
    ...Object.entries(texts)
      .map(([mistake, text]) => ({ mistake, words: text.split(/\s+/).length }))
      .filter(({ words }) => words > maxWords)
      .map(({ mistake, words }) => report(`has ${mistake} in ${words} words: ${maxWords} at most`)),
    ...[...entriesByText.values()]
      .filter(({ length }) => length > 1)
      .map((entries) => report(`has one text for ${entries.map(([mistake]) => mistake).join(" and ")}`)),
  ];
}

/** Checks the list of one subject and band, which its sets share. */
function findBandErrors(band: string, sets: readonly QuestionSet[]): Finding[] {
  const texts = sets[0]?.mistakeTexts ?? {};
  const report = createFindingBuilder(`mistakes/${band}`, rule);
  const usedMistakes = sets.flatMap(({ explanations }) =>
    Object.values(explanations).flatMap(({ mistakes }) => Object.values(mistakes ?? {})),
  );
  const usesByMistake = groupBy(usedMistakes, (mistake) => mistake);
  return [
    ...findTextErrors(report, texts),
    ...Object.keys(texts)
      .filter((mistake) => !usesByMistake.has(mistake))
      .map((mistake) => report(`has ${mistake}, which no wrong option points to`)),
    ...[...usesByMistake]
      .filter(([, { length }]) => length > usedMistakes.length * maxShare)
      .map(([mistake, { length }]) =>
        report(`has ${mistake} behind ${length} of ${usedMistakes.length} wrong options: 10% at most`),
      ),
  ];
}

/**
 * Checks that every wrong option points to a mistake of the list of its subject and classes (docs/questions.md section
 * 1), and that a list has short, different texts and no mistake that is used too often or never.
 *
 * @param sets all sets of the bank
 */
export function findMistakeListErrors(sets: readonly QuestionSet[]): Finding[] {
  const setsByBand = groupBy(sets, ({ subject, classNumber }) => `${subject} ${findBand(classNumber)}`);
  return [
    ...[...setsByBand].flatMap(([band, bandSets]) => findBandErrors(band, bandSets)),
    ...sets.flatMap((set) => [
      ...set.items.flatMap((item) => findPointerErrors(set, item)),
      ...findRatingErrors(set),
    ]),
  ];
}
