import type { Certificate } from "../../src/data/results/certificate";
import { Rank } from "../../src/lib/rank";

/**
 * @param changes the fields that differ
 * @returns Asha's valid certificate, with a bronze medal
 */
export function makeCertificate(changes: Partial<Certificate> = {}): Certificate {
  return {
    code: "OLY-W26-IMO05-7F3KQ9TX",
    state: "valid",
    replacedBy: null,
    name: "Asha Verma",
    subject: "Maths",
    class: "Class 5",
    edition: "Winter 2026-27",
    kind: "exam",
    award: "bronze",
    rank: new Rank(64, 2310),
    examDay: "2027-01-17",
    issuedOn: "2027-03-01",
    mayCorrectUntil: "2027-03-31",
    ...changes,
  };
}
