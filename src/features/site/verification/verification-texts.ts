import type { AwardTier } from "../../../data/results/result";
import type { Verification } from "../../../data/results/certificate";
import { formatIst } from "../../../lib/dates";

/** A certificate whose details can be shown. */
export type KnownCertificate = Exclude<Verification, { outcome: "held" | "deleted" | "unknown" }>;

const awardNames: Record<AwardTier, string> = {
  gold: "Gold medal (ranks 1 to 10)",
  silver: "Silver medal (ranks 11 to 50)",
  bronze: "Bronze medal (ranks 51 to 100)",
  participation: "Participation",
};

/** @returns the details to show, as name and value */
export function listDetails(certificate: KnownCertificate): (readonly [string, string])[] {
  const { firstName, initial, award, subject, class: className, edition, kind, n, issuedOn } = certificate;
  return [
    ["Name", initial === null ? firstName : `${firstName} ${initial}.`],
    ["Award", awardNames[award]],
    ["Exam", `${subject} Olympiad${kind === "reserve" ? ", reserve paper" : ""}`],
    ["Class", className],
    ["Edition", edition],
    ...(n === null ? [] : [["Participants", n.toLocaleString("en-IN")] as const]),
    ["Issued on", formatIst(issuedOn, "date")],
  ];
}

/** @returns a sentence about whether the checked name matches; undefined if no name could be checked */
export function describeNameMatch(matches: boolean | null): string | undefined {
  if (matches === null) return undefined;
  return matches
    ? "The name matches this certificate."
    : "The name does not match this certificate. Please check the spelling of every word.";
}
