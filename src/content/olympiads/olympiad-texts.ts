import type { SubjectSlug } from "../subjects";
import type { OlympiadText } from "./olympiad-text";
import { olympiadText as computer } from "./texts/computer";
import { olympiadText as english } from "./texts/english";
import { olympiadText as gk } from "./texts/gk";
import { olympiadText as maths } from "./texts/maths";
import { olympiadText as reasoning } from "./texts/reasoning";
import { olympiadText as science } from "./texts/science";
import { olympiadText as speedmaths } from "./texts/speedmaths";
import { olympiadText as spellbee } from "./texts/spellbee";

/**
 * The texts of each subject's pages. All texts and syllabuses together are only 10 KiB, so every page loads all of
 * them.
 */
export const olympiadTexts: Readonly<Record<SubjectSlug, OlympiadText>> = {
  maths,
  science,
  english,
  computer,
  gk,
  reasoning,
  speedmaths,
  spellbee,
};
