import { readStoredUnchecked, writeStored } from "../lib/raw-storage";
import { readAsAnon } from "./anon-request";

/** The helpline of the current edition's exam days, times of day in IST such as `09:00:00`; null until announced. */
export type HelpLine = { phone: string | null; from: string | null; to: string | null };

/** The helpline before the server has replied. */
export const nothingAnnounced: HelpLine = { phone: null, from: null, to: null };

/**
 * The key in session storage. The helpline is stored before an exam, because nothing is loaded during one and the
 * network may fail.
 */
const key = "helpLine";

const toTextOrNull = (value: unknown) => (typeof value === "string" ? value : null);

function toHelpLine(line: unknown): HelpLine {
  const { phone, from, to }: Partial<Record<keyof HelpLine, unknown>> = Object(line);
  return { phone: toTextOrNull(phone), from: toTextOrNull(from), to: toTextOrNull(to) };
}

/** @returns the helpline that this tab last loaded; `nothingAnnounced` if it has loaded none */
export function readHelpLine(): HelpLine {
  return toHelpLine(readStoredUnchecked(key, "sessionStorage"));
}

/**
 * Loads the helpline of exam days and stores it for this tab.
 *
 * @returns the helpline; `nothingAnnounced` between editions
 * @throws AppError when the helpline could not be read
 */
export async function loadHelpLine(): Promise<HelpLine> {
  const [line] = await readAsAnon<Partial<HelpLine>>(
    "editions?select=phone:help_phone,from:help_from,to:help_to&is_current=is.true",
  );
  const helpLine = toHelpLine(line);
  writeStored(key, helpLine, "sessionStorage");
  return helpLine;
}
