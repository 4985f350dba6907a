/**
 * Creates a seeded random generator: the same seed gives the same numbers in every browser. The seed's text is hashed
 * with FNV-1a, the numbers come from mulberry32 (Tommy Ettinger, public domain). Good enough for a practice test, but
 * not for secrets.
 *
 * @param seed any text
 * @returns a function that gives the next number, at least 0 and below 1
 */
export function createRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @returns a fresh seed of 16 hexadecimal digits */
export function createSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return Array.from(words, (word) => word.toString(16).padStart(8, "0")).join("");
}

/**
 * Shuffles by Fisher-Yates: every order is equally likely.
 *
 * @param items the items, which are not changed
 * @param random the source of random numbers
 * @returns the same items in a random order
 */
export function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const remaining = [...items];
  const shuffled: T[] = [];
  while (remaining.length > 0) shuffled.push(...remaining.splice(Math.floor(random() * remaining.length), 1));
  return shuffled;
}
