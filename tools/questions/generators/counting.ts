/** n! = 1 × 2 × … × n; 1 for 0. */
export const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** The number of ways to choose r of n things. */
export function choose(n: number, r: number): number {
  let ways = 1;
  for (let step = 1; step <= r; step++) ways = (ways * (n - r + step)) / step;
  return r < 0 || r > n ? 0 : ways;
}

/** How often each letter stands in a word: BANANA has 1, 3 and 2. */
export const countLetters = (word: string): number[] =>
  [...new Set(word.split(""))].map((letter) => word.split(letter).length - 1);
