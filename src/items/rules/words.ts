/** Common words of four letters or more, which are not clues to the answer. */
const commonWords = new Set(
  `about above after again also always among answer because been before being below best both called come comes correct could
  does doing done down each else every find following from gives give given goes have having here holds into itself just kind
  last least less like made make makes many more most much must never next none number once only other others over part same
  shown should shows some such take takes than that their them then there these they thing things this those true under until
  upon used uses using very were what when where which while whose will with word words would your`
    .split(/\s+/)
    .filter(Boolean),
);

/** Removes the ending: `Plants`, `planted` and `planting` count as one word. */
const removeEnding = (word: string): string => word.replace(/(?:ing|ed|es|s|e)$/, "");

/**
 * @param text a stem or an option
 * @returns its words of four letters or more, without common words and without endings
 */
export function listContentWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return new Set(words.filter((word) => !commonWords.has(word)).map(removeEnding));
}

/** @returns the text in lower case, without punctuation except arithmetic signs, and with single spaces */
export function normaliseWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+−×÷=<>%°√²³/]+/gu, " ")
    .trim();
}
