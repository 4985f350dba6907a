/** The longer a stem, the smaller: a line is to be seen, a passage to be read. Lengths in characters. */
const stemSizes = [
  { upTo: 110, look: "text-heading" },
  { upTo: 260, look: "text-subheading leading-snug" },
  { upTo: Number.POSITIVE_INFINITY, look: "font-sans text-body font-semibold" },
];

/**
 * @param stem a question's text
 * @returns the classes of its size
 */
export function findStemSize(stem: string): string {
  return stemSizes.find(({ upTo }) => stem.length <= upTo)?.look ?? "";
}
