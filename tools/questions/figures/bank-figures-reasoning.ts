import { four } from "./bank-reasoning/four";
import { fourDrawn } from "./bank-reasoning/four-drawn";
import { three } from "./bank-reasoning/three";
import { threeDrawn } from "./bank-reasoning/three-drawn";
import { two } from "./bank-reasoning/two";
import { twoDrawn } from "./bank-reasoning/two-drawn";
import { one } from "./bank-reasoning/one";
import { oneDrawn } from "./bank-reasoning/one-drawn";

/** The drawings of the reasoning items that are written, around their items’ `alt`. */
export const reasoningFigures: Readonly<Record<string, (alt: string) => string>> = {
  ...four,
  ...fourDrawn,
  ...one,
  ...oneDrawn,
  ...two,
  ...twoDrawn,
  ...three,
  ...threeDrawn,
};
