import { at } from "./puzzle";

export type Vector = readonly [number, number, number];

export const minus = ([a, b, c]: Vector): Vector => [-a, -b, -c];

export const isOpposite = (a: Vector, b: Vector): boolean =>
  minus(b).every((part, index) => part === a[index]);

export const nets: readonly (readonly string[])[] = [
  [".0..", "1234", ".5.."],
  ["0...", "1234", "...5"],
  ["..0.", "1234", "5..."],
  [".0..", "1234", "..5."],
  ["01..", ".23.", "..45"],
  ["012..", "..345"],
  ["01...", ".234", ".5.."],
  [".0.", "123", ".4.", ".5."],
];

/** Which way each square of a net looks once it is folded, its printed side outside. */
export function foldOut(rows: readonly string[]): Map<string, Vector> {
  const found = new Map<string, { face: Vector; right: Vector; below: Vector; x: number; y: number }>();
  const sign = (x: number, y: number): string => (rows[y]?.[x] ?? ".").replace(".", "");
  const x = Array.from(rows[0] ?? "").findIndex((one) => one !== ".");
  found.set(sign(x, 0), { face: [0, 0, 1], right: [1, 0, 0], below: [0, -1, 0], x, y: 0 });
  for (const { face, right, below, x: across, y: down } of found.values()) {
    const next = [
      { x: across + 1, y: down, face: right, right: minus(face), below },
      { x: across - 1, y: down, face: minus(right), right: face, below },
      { x: across, y: down + 1, face: below, right, below: minus(face) },
      { x: across, y: down - 1, face: minus(below), right, below: face },
    ];
    for (const one of next) {
      const name = sign(one.x, one.y);
      if (name !== "" && !found.has(name)) found.set(name, one);
    }
  }
  return new Map([...found].map(([name, { face }]) => [name, face]));
}

export const fill = (rows: readonly string[], signs: readonly string[]): string[] =>
  rows.map((row) => row.replace(/\d/g, (digit) => at(signs, Number(digit))));

export const triples = <T>(list: readonly T[]): [T, T, T][] =>
  list.flatMap((a) =>
    list.flatMap((b) =>
      a === b ? [] : list.filter((c) => c !== a && c !== b).map((c): [T, T, T] => [a, b, c]),
    ),
  );

export const rolls = {
  right: ([t = 0, b = 0, n = 0, f = 0, e = 0, w = 0]: readonly number[]) => [w, e, n, f, t, b],
  left: ([t = 0, b = 0, n = 0, f = 0, e = 0, w = 0]: readonly number[]) => [e, w, n, f, b, t],
  down: ([t = 0, b = 0, n = 0, f = 0, e = 0, w = 0]: readonly number[]) => [f, n, t, b, e, w],
  up: ([t = 0, b = 0, n = 0, f = 0, e = 0, w = 0]: readonly number[]) => [n, f, b, t, e, w],
} as const;

export type Way = keyof typeof rolls;

export const back: Record<Way, Way> = { right: "left", left: "right", up: "down", down: "up" };
