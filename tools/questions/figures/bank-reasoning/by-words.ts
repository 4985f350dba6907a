import { drawWords } from "../picture-words/draw-words";

/** The drawings of a class that are made from their own words: what items show, and what is chosen from. */
export type Named = { readonly shown: string; readonly chosen: string };

/**
 * The files of drawings that their own words make.
 *
 * @param prefix what each name begins with, such as `c4-reasoning`
 * @param names of the drawings, with spaces between; each that is chosen from stands for four, or for three with `:3` behind it
 */
export function byWords(
  prefix: string,
  { shown, chosen }: Named,
): Readonly<Record<string, (alt: string) => string>> {
  const listed = (names: string): string[] => names.split(" ").filter(Boolean);
  const files = [
    ...listed(shown),
    ...listed(chosen).flatMap((name) => {
      const [start = name, count = "4"] = name.split(":");
      return Array.from("klmn".slice(0, Number(count)), (letter) => `${start}-${letter}`);
    }),
  ];
  return Object.fromEntries(files.map((file) => [`${prefix}-${file}.svg`, drawWords]));
}

/**
 * The four picture options of an item that words do not make.
 *
 * @param name of the files before their letter
 * @param drawings from an option's text to what draws it; the options are shuffled, so their files are told by these texts
 * @throws RangeError when an option has no drawing
 */
export function byOption(
  name: string,
  drawings: Readonly<Record<string, (alt: string) => string>>,
): Readonly<Record<string, (alt: string) => string>> {
  const draw = (alt: string): string => {
    const drawing = drawings[alt];
    if (!drawing) throw new RangeError(`${name} has no drawing of “${alt}”`);
    return drawing(alt);
  };
  return Object.fromEntries(Array.from("klmn", (letter) => [`${name}-${letter}.svg`, draw]));
}
