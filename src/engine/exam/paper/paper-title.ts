import type { Paper } from "./paper";

type Named = Pick<Paper, "subject" | "class" | "edition">;

/** @returns `Maths · Class 5`, of a paper or of a receipt */
export function titleOf({ subject, class: className }: Omit<Named, "edition">): string {
  return `${subject} · ${className}`;
}

/** @returns `Maths · Class 5 · Winter 2026-27`; a rehearsal is of no edition */
export function fullTitleOf(named: Named): string {
  return named.edition === null ? titleOf(named) : `${titleOf(named)} · ${named.edition}`;
}
