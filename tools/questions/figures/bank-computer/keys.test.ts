import { describe, expect, it } from "vitest";
import { bankFolders, readBank } from "../../read-bank";

type Place = readonly [across: number, down: number];

const { sets } = readBank(bankFolders);
const items = sets
  .filter(({ name }) => name === "class5-computer" || name === "class6-computer")
  .flatMap((set) => set.items);

function find(family: string) {
  const item = items.find((known) => known.family === family);
  if (!item) throw new Error(`no item of ${family}`);
  return item;
}
const keyOf = (family: string) => find(family).answer;
const altOf = (family: string) => find(family).figure?.alt ?? "";
const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

/** Pairs such as "A–B 3" or "1 to 4" that an alt tells. */
const pairsIn = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, from = "", to = "", length = "1"]) => ({
    from,
    to,
    length: Number(length),
  }));

/** How far each name is from the first one, along the arrows. */
function distancesFrom(first: string, arrows: ReturnType<typeof pairsIn>): Map<string, number> {
  const far = new Map([[first, 0]]);
  for (const [name, steps] of far)
    for (const { from, to } of arrows) if (from === name && !far.has(to)) far.set(to, steps + 1);
  return far;
}

const squareOf = (text: string): Place => {
  const [across = 0, down = 0] = numbersIn(text);
  return [across, down];
};
const isSame = ([a, b]: Place, [c, d]: Place) => a === c && b === d;

describe("the keys of drawn items of Computer, worked out from what their drawings tell", () => {
  it("joins the villages with the least cable, by trying all sets of links", () => {
    const links = pairsIn(altOf("least-cable"), /([A-D])–([A-D]) (\d+)/g);
    let least = Infinity;
    for (let choice = 0; choice < 2 ** links.length; choice++) {
      const chosen = links.filter((_, index) => (choice >> index) % 2 === 1);
      const both = chosen.flatMap((link) => [link, { ...link, from: link.to, to: link.from }]);
      const length = chosen.reduce((sum, link) => sum + link.length, 0);
      if (distancesFrom("A", both).size === 4) least = Math.min(least, length);
    }
    expect(String(least)).toBe(keyOf("least-cable"));
  });

  it("counts the clicks from slide 4 to slide 2", () => {
    const arrows = pairsIn(altOf("slides-with-buttons"), /(\d) to (\d)/g);
    expect(String(distancesFrom("4", arrows).get("2"))).toBe(keyOf("slides-with-buttons"));
  });

  it("comes to each other page from one page alone", () => {
    const arrows = pairsIn(altOf("pages-and-their-links"), /([P-S]) to ([P-S])/g);
    const all = Array.from("PQRS").filter((page) => distancesFrom(page, arrows).size === 4);
    expect(all.map((page) => `From ${page}`)).toEqual([keyOf("pages-and-their-links")]);
  });

  it("goes round the grey squares to the bell", () => {
    const alt = altOf("presses-to-the-bell");
    const [size = "", robot = "", bell = "", grey = ""] = alt.split(". ");
    const [columns = 0, rows = 0] = numbersIn(size);
    const walls = Array.from(grey.matchAll(/column (\d) rows ([\d, and]+)/g)).flatMap(
      ([, column, downs = ""]) => numbersIn(downs).map((down): Place => [Number(column), down]),
    );
    const isOpen = ([across, down]: Place) => across >= 1 && across <= columns && down >= 1 && down <= rows;
    let [edge, presses]: [Place[], number] = [[squareOf(robot)], 0];
    const seen = [...edge];
    while (!edge.some((place) => isSame(place, squareOf(bell))) && edge.length > 0) {
      const next: Place[] = [];
      for (const [across, down] of edge)
        for (const [right, below] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const) {
          const place: Place = [across + right, down + below];
          if (!isOpen(place) || [...walls, ...seen].some((other) => isSame(other, place))) continue;
          seen.push(place);
          next.push(place);
        }
      edge = next;
      presses += 1;
    }
    expect(walls).toHaveLength(6);
    expect(String(presses)).toBe(keyOf("presses-to-the-bell"));
  });

  it("turns the robot three times at a wall or the edge", () => {
    const alt = altOf("wall-then-turn");
    const walls: Place[] = [
      [1, 1],
      [4, 2],
    ];
    const isShut = ([across, down]: Place) =>
      across < 1 || across > 4 || down < 1 || down > 4 || walls.some((wall) => isSame(wall, [across, down]));
    let [place, turns]: [Place, number] = [[1, 4], 0];
    const directions: readonly Place[] = [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ];
    while (turns < 3) {
      const [right, below] = directions[turns] ?? [0, 0];
      const next: Place = [place[0] + right, place[1] + below];
      if (isShut(next)) turns += 1;
      else place = next;
    }
    expect(alt).toContain("Grey are column 1 row 1 and column 4 row 2");
    expect(alt).toContain(`${keyOf("wall-then-turn")} is in column ${place[0]} row ${place[1]}`);
  });

  it("adds up what cells hold", () => {
    const warmth = numbersIn(altOf("range-of-warmth").split("hold")[1] ?? "");
    expect(String(Math.max(...warmth) - Math.min(...warmth))).toBe(keyOf("range-of-warmth"));
    const [, ten = 0, five = 0, twenty = 0, last = 0] = numbersIn(altOf("running-total"));
    expect(String(ten + five + twenty + last)).toBe(keyOf("running-total"));
    const points = Array.from(altOf("sorted-where-is-ira").matchAll(/Row \d: (\w+), \d, (\d+)/g));
    const better = points.filter(([, , value]) => Number(value) > 55);
    expect(points).toHaveLength(5);
    expect(`Row ${better.length + 2}`).toBe(keyOf("sorted-where-is-ira"));
  });

  it("runs the small memory twice", () => {
    const numbers = altOf("lines-in-the-memory").match(/the number \d+/g) ?? [];
    let [five = 0, six = 0] = numbers.flatMap(numbersIn);
    for (let round = 0; round < 2; round++) five += six;
    expect(String(five)).toBe(keyOf("lines-in-the-memory"));
  });

  it("reads rows of squares as binary numbers", () => {
    const rows = Array.from(
      altOf("row-of-a-picture").matchAll(/Row (\w): ([^.]+)/g),
      ([, name, row = ""]) => {
        const bits = row.split(", ").map((square) => (square === "black" ? 1 : 0));
        return { name, value: Number.parseInt(bits.join(""), 2) };
      },
    );
    expect(rows.filter(({ value }) => value === 9).map(({ name }) => `Row ${name}`)).toEqual([
      keyOf("row-of-a-picture"),
    ]);
  });

  it("lifts a thread where a card has a hole", () => {
    const cards = Array.from(
      altOf("thread-four-of-the-loom").matchAll(/holes at ([^.]+)/g),
      ([, places = ""]) => numbersIn(places),
    );
    const lifted = Array.from({ length: 9 }, (_, row) => cards[row % 3] ?? []).filter((holes) =>
      holes.includes(4),
    );
    expect(`${lifted.length} times`).toBe(keyOf("thread-four-of-the-loom"));
  });
});

describe("the keys of programs of Computer, run once more", () => {
  const lines = (family: string) =>
    find(family)
      .question.split("\n")
      .filter((line) => line.startsWith("    "));

  it("ends the loops where they say", () => {
    let power = 2;
    for (let round = 0; round < 3; round++) power *= power;
    expect(lines("power-on-power").join()).toContain("repeat 3 times");
    expect(String(power)).toBe(keyOf("power-on-power"));
    let x = 2;
    while (x <= 30) x *= 3;
    expect(lines("until-over-thirty").join()).toContain("until x > 30");
    expect(String(x)).toBe(keyOf("until-over-thirty"));
  });

  it("counts what the conditions let through", () => {
    const to20 = Array.from({ length: 20 }, (_, index) => index + 1);
    const both = [3, 5].map((step) => to20.filter((number) => number % step === 0).length);
    expect(String((both[0] ?? 0) + (both[1] ?? 0))).toBe(keyOf("threes-and-fives"));
    const marks = numbersIn(lines("weak-and-strong-marks")[1] ?? "");
    expect(String(marks.reduce((sum, mark) => sum + (mark < 50 ? 1 : 3), 0))).toBe(
      keyOf("weak-and-strong-marks"),
    );
    const rising = numbersIn(lines("best-so-far")[2] ?? "");
    const records = rising.filter((number, index) => rising.slice(0, index).every((other) => other < number));
    expect(String(records.length)).toBe(keyOf("best-so-far"));
  });

  it("moves a cat, a frog and a bird", () => {
    const [repeats = 0, steps = 0, back = 0, more = 0] = numbersIn(lines("steps-on-and-back").join());
    expect(String(repeats * steps - back * more)).toBe(keyOf("steps-on-and-back"));
    const presses =
      find("keys-move-the-frog")
        .question.split("What")[0]
        ?.match(/right|left/g) ?? [];
    expect(String(presses.reduce((x, press) => x + (press === "right" ? 10 : -5), 0))).toBe(
      keyOf("keys-move-the-frog"),
    );
    const [, , right = 0, up = 0, left = 0] = numbersIn(lines("x-and-y-of-a-bird").join());
    expect(`x: −${left - right}, y: ${up}`).toBe(keyOf("x-and-y-of-a-bird"));
  });
});
