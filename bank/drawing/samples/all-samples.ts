import { computer } from "./computer";
import { data } from "./data";
import { diceAndNets } from "./dice-and-nets";
import { experiments } from "./experiments";
import { firstClasses } from "./first-classes";
import { geometry } from "./geometry";
import { measures } from "./measures";
import { numbers } from "./numbers";
import { otherSubjects } from "./other-subjects";
import { pictureWords } from "./picture-words";
import { puzzles } from "./puzzles";
import { reasoning } from "./reasoning";
import { science } from "./science";
import { type Sample } from "./sample";

/** The samples on the contact sheet, with which the tests check the rules for all drawings. */
export const allSamples: readonly Sample[] = [
  ...measures,
  ...firstClasses,
  ...diceAndNets,
  ...reasoning,
  ...puzzles,
  ...numbers,
  ...pictureWords,
  ...data,
  ...geometry,
  ...science,
  ...experiments,
  ...otherSubjects,
  ...computer,
];
