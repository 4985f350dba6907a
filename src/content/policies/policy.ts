/** A part of a policy: its paragraphs first, then the list, if it has one. */
export type PolicySection = {
  heading: string;
  paragraphs: readonly string[];
  list?: readonly string[];
};

/** A policy page: terms, privacy or refunds. */
export type Policy = {
  title: string;
  /** The day it was last changed, in words. */
  lastChanged: string;
  intro: string;
  sections: readonly PolicySection[];
};

/** The day on which all three policies were last changed, in words. */
export const policiesLastChanged = "Last updated: 30 November 2026";
