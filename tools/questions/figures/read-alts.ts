import { bankFolders, readBank } from "../read-bank";

/** What the bank's items say of their figures: from file to `alt`; the picture of an option is told by the option's text. */
export function readAlts(): Map<string, string> {
  const { sets } = readBank(bankFolders);
  return new Map(
    sets.flatMap(({ items }) =>
      items.flatMap(({ figure, optionFigures = {} }) => [
        ...(figure ? [[figure.file, figure.alt] as const] : []),
        ...Object.entries(optionFigures).map(([option, file]) => [file, option] as const),
      ]),
    ),
  );
}
