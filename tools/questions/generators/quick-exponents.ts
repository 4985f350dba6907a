import { exponent } from "./algebra-words";

/** 2⁵, 10⁻³: a number with a raised exponent, which is written even where it is 1. */
export const power = (base: number | string, value: number): string => `${base}${exponent(value)}`;
