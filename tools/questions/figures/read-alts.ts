import { bankFolders, readBank } from "../read-bank";

/** What the bank's items say of their figures: from file to `alt`. */
export function readAlts(): Map<string, string> {
  const { sets } = readBank(bankFolders);
  return new Map(
    sets.flatMap(({ items }) =>
      items.flatMap(({ figure }) => (figure ? [[figure.file, figure.alt] as const] : [])),
    ),
  );
}
