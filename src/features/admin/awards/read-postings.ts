import Papa from "papaparse";
import { maxPostings, type Posting, type PostingError } from "../../../data/admin/award-steps";

/** A parcel with its line number in the file, from 1. */
export type NumberedPosting = Posting & { line: number };

/** The error of a line: found here, or by the database. */
export type LineError = { line: number; why: PostingError | "columns" | "too_many" };

/** The content of a list of postings. It is sent only if no line has an error. */
export type PostingList = { postings: NumberedPosting[]; errors: LineError[] };

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** A tracking number: 4 to 40 letters, digits and dashes. The database also requires two digits. */
const numberPattern = /^[a-z0-9-]{4,40}$/i;

/**
 * Removes the apostrophe with which our CSV files mark a cell that a spreadsheet would take for a formula
 * (src/lib/csv.ts).
 */
const readCell = (cell: string | undefined): string =>
  (cell ?? "").trim().replace(/^'(?=[=+\-@＝＋－＠])/, "");

function findLineError(
  { awardId, courier, consignment }: Posting,
  earlierIds: ReadonlySet<string>,
): LineError["why"] | null {
  if (!uuidPattern.test(awardId)) return "not_found";
  if (earlierIds.has(awardId)) return "twice";
  if (courier === "") return "courier_missing";
  if (courier.length > 40) return "courier_too_long";
  return numberPattern.test(consignment) ? null : "number_invalid";
}

/**
 * Reads a list of posted parcels: CSV, or cells pasted from a spreadsheet, of award id, courier and number, with or
 * without a heading. Empty lines are skipped. The database checks the list again, and whether each award is packed.
 *
 * @param text the text, with commas, semicolons or tabs between the cells
 * @returns the parcels, and every line with an error
 */
export function readPostings(text: string): PostingList {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), { delimitersToGuess: [",", ";", "\t"] });
  const earlierIds = new Set<string>();
  const postings: NumberedPosting[] = [];
  const lineErrors: LineError[] = [];
  for (const [index, cells] of data.entries()) {
    const line = index + 1;
    const [awardId = "", courier = "", consignment = "", ...extraCells] = cells.map(readCell);
    const isHeading = index === 0 && /^award/i.test(awardId);
    if (isHeading || cells.every((cell) => readCell(cell) === "")) continue;
    const posting = { awardId: awardId.toLowerCase(), courier, consignment, line };
    const hasWrongColumns = cells.length < 3 || extraCells.some((cell) => cell !== "");
    const why = hasWrongColumns ? "columns" : findLineError(posting, earlierIds);
    if (why) lineErrors.push({ line, why });
    earlierIds.add(posting.awardId);
    postings.push(posting);
    if (postings.length > maxPostings) return { postings: [], errors: [{ line, why: "too_many" }] };
  }
  return { postings, errors: lineErrors };
}
