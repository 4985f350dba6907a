import type { AwardTier, MarkedResult } from "../../../data/results/result";
import type { ResultPaper } from "../../../data/results/result-outcomes";
import { formatIst } from "../../../lib/dates";
import { firstNameOf } from "../../../lib/first-name";

const praiseByTier: Record<AwardTier, string> = {
  gold: "you won a gold medal!",
  silver: "you won a silver medal!",
  bronze: "you won a bronze medal!",
  participation: "well done: you took on the olympiad.",
};

/**
 * @param result a result with marks
 * @returns the headline of the result's page: praise for the award or, while the result is provisional, that the
 *   answers are marked
 */
export function getPraise(result: MarkedResult): string {
  const name = firstNameOf(result.name);
  if (result.outcome === "provisional") return `${name}, your answers have been marked.`;
  return `${name}, ${praiseByTier[result.award.tier]}`;
}

/** @returns a friendly text below the headline if the result is final and without a medal; otherwise null */
export function getEncouragement(result: MarkedResult): string | null {
  if (result.outcome === "provisional" || result.award.tier !== "participation") return null;
  return "An olympiad is meant to be harder than school exams. Look at the answers below: each one is explained.";
}

/** @returns `Maths · Class 5 · Winter 2026-27 · 17 January 2027`, for a reserve paper with `· reserve paper` at the end */
export function formatExamTitle({ subject, class: className, edition, examDay, kind }: ResultPaper): string {
  const parts = [subject, className, edition, examDay !== null && formatIst(examDay, "date")];
  return [...parts, kind === "reserve" && "reserve paper"].filter(Boolean).join(" · ");
}

/** The names of the medals; null for a participation award. */
export const medalNames: Record<AwardTier, string | null> = {
  gold: "gold medal",
  silver: "silver medal",
  bronze: "bronze medal",
  participation: null,
};

/** @returns an average with one decimal, `31.4` */
export function formatAverage(average: number): string {
  return average.toLocaleString("en-IN", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
