const turnsInWords = /\b(right|left)\b|(\d+)° (clockwise|anticlockwise)/g;
const compass = ["North", "North-east", "East", "South-east", "South", "South-west", "West", "North-west"];
const wayIn = (text: string): number => compass.findIndex((way) => way.toLowerCase() === text);

/** Turns step by step in eighths. */
export function solveTurns(stem: string): string | undefined {
  let way = wayIn(/(?:faces|facing|points) ([\w-]+)/.exec(stem)?.[1] ?? "");
  for (const [, side, angle, sense] of stem.matchAll(turnsInWords))
    way += (side ? 2 : Number(angle) / 45) * (side === "left" || sense === "anticlockwise" ? -1 : 1);
  return compass[((way % 8) + 8) % 8];
}

/** Walks a story metre by metre: where does it end, east and north of its start? */
export function walk(stem: string): [east: number, north: number] {
  const [position, steps] = [
    [0, 0],
    [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ],
  ] as const;
  const place: [number, number] = [position[0], position[1]];
  let way = 0;
  for (const [, side, far, named] of stem.matchAll(
    /(?:turns (right|left) and walks )?(\d+) (?:m|km|steps|tiles)\b(?: (north|east|south|west))?/g,
  )) {
    if (named) way = ["north", "east", "south", "west"].indexOf(named);
    else if (side) way = (way + (side === "right" ? 1 : 3)) % 4;
    for (let metre = 0; metre < Number(far); metre++) {
      place[0] += steps[way]?.[0] ?? 0;
      place[1] += steps[way]?.[1] ?? 0;
    }
  }
  return place;
}

/** The length of the straight line from the start of a walk to its end. */
export const solveDistance = (stem: string): number => Math.hypot(...walk(stem));

/** The direction from the start of a walk to its end. */
export function solveDirection(stem: string): string {
  const [east, north] = walk(stem);
  return `${north > 0 ? "North" : "South"}-${east > 0 ? "east" : "west"}`;
}
