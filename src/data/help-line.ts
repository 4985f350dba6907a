import { readAsAnon } from "./anon-request";

/** The help line of the current edition's exam days, times of day in IST such as `09:00:00`; null is not announced. */
export type HelpLine = { phone: string | null; from: string | null; to: string | null };

/** The value before the server has answered. */
export const nothingAnnounced: HelpLine = { phone: null, from: null, to: null };

/**
 * @returns the help line of exam days; nothing announced between editions
 * @throws AppError when it could not be read
 */
export async function findHelpLine(): Promise<HelpLine> {
  const [line] = await readAsAnon<Partial<HelpLine>>(
    "editions?select=phone:help_phone,from:help_from,to:help_to&is_current=is.true",
  );
  return { phone: line?.phone ?? null, from: line?.from ?? null, to: line?.to ?? null };
}
