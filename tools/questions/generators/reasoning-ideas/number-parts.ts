import { sumOf } from "../whole";
import { grouped } from "../words";

export const show = (value: number): string => (value > 0 && Number.isInteger(value) ? grouped(value) : "");

export const digitSum = (n: number): number => sumOf(Array.from(String(n), Number));
