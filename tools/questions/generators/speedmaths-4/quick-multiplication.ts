import type { Family } from "../family";
import { goodPairs } from "./quick-multiplication/good-pairs";
import { times11 } from "./quick-multiplication/times-11";
import { times25 } from "./quick-multiplication/times-25";
import { times5 } from "./quick-multiplication/times-5";
import { times9 } from "./quick-multiplication/times-9";
import { times99 } from "./quick-multiplication/times-99";
import { timesTens } from "./quick-multiplication/times-tens";

/** The families of the topic Quick Multiplication. */
export const quickMultiplication: readonly Family[] = [
  times5,
  timesTens,
  times11,
  times9,
  times25,
  goodPairs,
  times99,
];
