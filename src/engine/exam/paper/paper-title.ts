import type { Paper } from "./paper";

type TitleParts = Pick<Paper, "subject" | "class" | "edition">;

/** @returns `Maths · Class 5`, for a paper or an answer record */
export function formatTitle({ subject, class: className }: Omit<TitleParts, "edition">): string {
  return `${subject} · ${className}`;
}

/** @returns `Maths · Class 5 · Winter 2026-27`; without the edition for a rehearsal */
export function formatFullTitle(paper: TitleParts): string {
  return paper.edition === null ? formatTitle(paper) : `${formatTitle(paper)} · ${paper.edition}`;
}
