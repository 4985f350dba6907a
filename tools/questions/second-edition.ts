/**
 * The sets, such as `class5-science`, that are held to all of questions.md: 100 items, the bounds of the forms, the
 * mistakes behind every wrong option. The others are of the first edition, and there single items with a form, a table, a
 * passage or picture options are held to what the second asks of an item (decision 039).
 */
export const secondEditionSets: readonly string[] = [
  "class1-science",
  "class2-science",
  "class5-english",
  "class6-english",
  "class6-spellbee",
  "class7-english",
  "class7-spellbee",
  "class8-english",
  "class8-gk",
  "class8-science",
  "class8-spellbee",
  "class9-computer",
  "class9-english",
  "class9-science",
  "class9-speedmaths",
  "class9-spellbee",
  "class10-computer",
  "class10-english",
  "class10-gk",
  "class10-science",
  "class10-speedmaths",
  "class10-spellbee",
  "class11-english",
  "class11-maths",
  "class11-science",
  "class11-speedmaths",
  "class11-spellbee",
  "class12-english",
  "class12-maths",
  "class12-science",
  "class12-speedmaths",
  "class12-spellbee",
];
