import type { Paper } from "./paper";

type Named = Pick<Paper, "subject" | "class" | "edition">;

/** @returns `Maths · Class 5`, for a paper or a receipt */
export function titleOf({ subject, class: className }: Omit<Named, "edition">): string {
  return `${subject} · ${className}`;
}

/** @returns `Maths · Class 5 · Winter 2026-27`; without the edition for a rehearsal */
export function fullTitleOf(named: Named): string {
  return named.edition === null ? titleOf(named) : `${titleOf(named)} · ${named.edition}`;
}
