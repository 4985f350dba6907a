import { drawWords } from "../picture-words/draw-words";
import { samplesOf } from "./sample";

const wordSamples = (kind: string, alts: readonly string[]) =>
  samplesOf(
    kind,
    ({ alt }) => drawWords(alt),
    alts.map((alt) => ({ alt })),
  );

/** Drawings that are made from their own descriptions, for reasoning questions for small children. */
export const pictureWords = [
  ...wordSamples("picture from words", [
    "big striped triangle, tiny white star inside",
    "3 black stars and 2 circles",
    "house with door on the left with round window",
    "fish facing left upside down with 2 stripes",
    "shadow of duck facing left",
    "sad face with flat cap with square eyes",
    "flower with 7 petals with leaf on the left",
    "small black circle in the top left corner",
  ]),
  ...wordSamples("pictures in a row", [
    "In a row: 1 star; 2 stars; 3 stars; ?",
    "In a row: boat; boat facing left",
  ]),
  ...wordSamples("pictures in a grid", [
    "In a grid: black circle; striped circle / number 7; letter R",
    "In a grid: cake with 1 candle; cake with 2 candles / cake with 2 candles; ?",
  ]),
  ...wordSamples("pictures with letters", ["With letters: P cup; Q cup facing left; R key with 3 teeth"]),
  ...wordSamples("picture before a mirror", ["Before a mirror: boat with a flag", "Above water: umbrella"]),
  ...wordSamples("balances", [
    "Balance 1: 2 stars on the left, 3 black circles on the right, level. Balance 2: 1 star on the left, ? on the right, right side down",
  ]),
  ...wordSamples("children of many heights", [
    "Children from left to right: Asha 5; Ravi 8; Meena 6; Imran 4",
  ]),
];
