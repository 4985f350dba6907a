import { solveDistance } from "./solve-walks";

const ways = ["north", "east", "south", "west"];
const steps = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/** Where single steps lead: each is a way and how many. */
function follow(legs: readonly (readonly [way: number, far: number])[]): [east: number, north: number] {
  let [east, north] = [0, 0];
  for (const [way, far] of legs)
    for (let step = 0; step < far; step++) {
      east += steps[way]?.[0] ?? 0;
      north += steps[way]?.[1] ?? 0;
    }
  return [east, north];
}

/** The way out metre by metre, less the straight line back. */
export function solveSaved(stem: string): number {
  const out = [...stem.matchAll(/(\d+) m\b/g)].reduce((sum, [, far]) => sum + Number(far), 0);
  return out - solveDistance(stem);
}

/** Leads both to their places kilometre by kilometre. */
export function solveApart(stem: string): number {
  const legs = [...stem.matchAll(/(\d+) km (\w+)/g)].map(
    ([, far, way = ""]) => [ways.indexOf(way), Number(far)] as const,
  );
  const [one, two] = [follow(legs.slice(0, 2)), follow(legs.slice(2))];
  return Math.hypot(one[0] - two[0], one[1] - two[1]);
}

/** Moves second by second. */
export function solveDisplacement(stem: string): number {
  let way = 0;
  const legs = [
    ...stem.matchAll(/(?:(north|east|south|west)|turns (left|right)[\w ]*?) at (\d+) m\/s for (\d+) s\b/g),
  ].flatMap(([, named, side, speed, seconds]) => {
    way = named ? ways.indexOf(named) : (way + (side === "right" ? 1 : 3)) % 4;
    return Array.from({ length: Number(seconds) }, () => [way, Number(speed)] as const);
  });
  return Math.hypot(...follow(legs));
}
