import type { Family } from "../family";
import { equalPieces } from "./hcf-and-lcm/equal-pieces";
import { hcfOfTwo } from "./hcf-and-lcm/hcf-of-two";
import { hcfTimesLcm } from "./hcf-and-lcm/hcf-times-lcm";
import { lcmOfTwo } from "./hcf-and-lcm/lcm-of-two";
import { leftOverTwice } from "./hcf-and-lcm/left-over-twice";
import { ringTogether } from "./hcf-and-lcm/ring-together";

/** The families of the topic HCF and LCM. */
export const hcfAndLcm: readonly Family[] = [
  hcfOfTwo,
  lcmOfTwo,
  equalPieces,
  ringTogether,
  hcfTimesLcm,
  leftOverTwice,
];
