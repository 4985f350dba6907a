/** A repeatable source of chance: the same seed draws the same things in the same order. */
export type Draw = {
  /** A whole number from `least` to `most`, both included. */
  readonly int: (least: number, most: number) => number;
  /** One of the list; throws RangeError on an empty one. */
  readonly one: <T>(list: readonly T[]) => T;
  /** The list in a drawn order; the list itself stays as it is. */
  readonly shuffle: <T>(list: readonly T[]) => T[];
};

/** A source of chance from any text. */
export function createDraw(seed: string): Draw {
  let state = hashText(seed);

  /** mulberry32 (public domain, Tommy Ettinger): 32 bits of state are plenty for a question file. */
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));

  return {
    int,
    one: (list) => {
      const picked = list[int(0, list.length - 1)];
      if (picked === undefined) throw new RangeError("nothing to draw from");
      return picked;
    },
    shuffle: (list) =>
      list
        .map((entry) => ({ entry, place: next() }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ entry }) => entry),
  };
}

/** FNV-1a, 32 bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}
