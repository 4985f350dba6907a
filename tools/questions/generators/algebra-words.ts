import { hcf } from "./whole";
import { grouped } from "./words";

const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** A number with the true minus sign: −7, 2.5; rounded to four places, as a float has idle digits. */
export function signed(value: number): string {
  const rounded = Math.round(Math.abs(value) * 10_000) / 10_000;
  return `${value < 0 && rounded > 0 ? "−" : ""}${grouped(rounded)}`;
}

/** A quotient in lowest terms, below zero too: −3/4, 7/3, 2. */
export function ratio(over: number, under: number): string {
  const divisor = hcf(Math.abs(over), Math.abs(under)) * Math.sign(under);
  const bottom = under / divisor;
  return bottom === 1 ? signed(over / divisor) : `${signed(over / divisor)}/${grouped(bottom)}`;
}

/** factor·√root with the squares taken out: 3√2, √5, 6. */
export function surd(factor: number, root: number): string {
  let [outside, inside] = [factor, root];
  for (let square = Math.floor(Math.sqrt(inside)); square > 1; square--)
    while (inside % square ** 2 === 0) [outside, inside] = [outside * square, inside / square ** 2];
  if (inside === 1) return signed(outside);
  return `${Math.abs(outside) === 1 ? signed(outside).replace("1", "") : signed(outside)}√${inside}`;
}

/** The exponent as small raised digits. */
export const exponent = (value: number): string =>
  `${value < 0 ? "⁻" : ""}${String(Math.abs(value))
    .split("")
    .map((digit) => raised.charAt(Number(digit)))
    .join("")}`;

/** x², x, 2⁻³; 1 for the power nought. */
export function power(base: string, value: number): string {
  if (value === 0) return "1";
  return value === 1 ? base : `${base}${exponent(value)}`;
}

/** Terms [factor, letters] as one sum: 3ab − b² + 4; those of factor nought are left out. */
export function sumOfTerms(terms: readonly (readonly [factor: number, letters: string])[]): string {
  const text = terms
    .filter(([factor]) => factor !== 0)
    .map(([factor, letters], place) => {
      const size =
        Math.abs(factor) === 1 && letters !== "" ? letters : `${grouped(Math.abs(factor))}${letters}`;
      if (place === 0) return factor < 0 ? `−${size}` : size;
      return factor < 0 ? ` − ${size}` : ` + ${size}`;
    })
    .join("");
  return text === "" ? "0" : text;
}

/** A polynomial from its coefficients, the highest power first: [1, −5, 6] is x² − 5x + 6. */
export function polynomial(coefficients: readonly number[], letter = "x"): string {
  const degree = coefficients.length - 1;
  return sumOfTerms(
    coefficients.map(
      (factor, place) => [factor, place === degree ? "" : power(letter, degree - place)] as const,
    ),
  );
}
