import { type Tile, drawTile } from "../../figures/tiles";
import type { Slip } from "../family";
import { at, puzzle } from "./puzzle";
import {
  type Move,
  clockwise,
  drawUneven,
  half,
  images,
  inWater,
  key,
  mirrored,
  size,
  tilePicture,
  turns,
  write,
} from "./tile-parts";

const flips: readonly Move[] = [
  { words: "seen in an upright mirror beside it", of: mirrored, other: inWater },
  { words: "seen in still water below it", of: inWater, other: mirrored },
];

const apply = (tile: Tile, moves: readonly Move["of"][]): string[] =>
  moves.reduce<string[]>((now, move) => move(now), [...tile]);

/** A pattern that is turned and mirrored in words alone; in class 12 the way back is asked for. */
export const imageOfATile = puzzle("pattern-turned-and-mirrored", (draw, turn, hard) => {
  const tile = hard < 0 ? drawUneven(draw, 3, 4) : drawUneven(draw, size, draw.int(5, 7));
  if (!tile) return undefined;
  const moves =
    hard < -1
      ? [hard < -2 ? at(flips, turn % 2) : draw.one(turn % 2 === 0 ? turns : flips)]
      : hard < 2
        ? draw.shuffle([draw.one(turns), draw.one(flips)])
        : [draw.one(turns), draw.one(flips), draw.one(turns)];
  const ways = moves.map(({ of }) => of);
  const isBack = hard === 3;
  const start = isBack ? apply(tile, ways) : tile;
  const result = isBack ? tile : apply(tile, ways);
  const [first, second, third] = moves.map(({ words }) => words);
  const story = third
    ? `${first}, then ${second} and finally ${third}`
    : second
      ? `${first} and then ${second}`
      : first;
  const swap = (index: number): string[] => {
    const other = ways.map((way, place) => (place === index ? at(moves, index).other : way));
    return isBack
      ? (images(tile).find((image) => write(apply(image, other)) === write(start)) ?? tile)
      : apply(tile, other);
  };
  const otherKind: Slip = moves.some((move) => turns.includes(move))
    ? [write(mirrored(tile)), "mirrored the pattern instead of turning it"]
    : [write(clockwise(tile)), "turned the pattern instead of mirroring it"];
  const leftOut: readonly Slip[] = [
    [write(apply(start, ways.slice(1))), "left out the first step"],
    [write(apply(start, ways.slice(0, -1))), "left out the last step"],
  ];
  return {
    frames: isBack
      ? [
          `A pattern was ${story}. The figure shows the result. Which pattern was it at first?`,
          `The figure is what came out when a pattern was ${story}. What did the pattern look like at first?`,
        ]
      : [
          `The pattern of the figure is ${story}. Which pattern is the result?`,
          `Start with the pattern of the figure. It is ${story}. What does it look like now?`,
        ],
    key: write(result),
    slips: [
      [
        write(isBack ? apply(start, ways) : swap(turn % moves.length)),
        isBack ? "did the steps once more instead of undoing them" : "took one step in the other direction",
      ],
      [
        write(swap((turn + 1) % moves.length)),
        `mistook the ${moves.length === 3 ? "middle or last" : "other"} step for its opposite`,
      ],
      ...(ways.length === 1 ? [otherKind] : leftOut),
      [ways.length === 1 ? write(half(tile)) : "", "turned the pattern by half"],
      [write(half(result)), "ended upside down after a wrong turn"],
    ],
    because: isBack
      ? "Undo the steps one by one, the last of them first. A turn is undone by the opposite turn, a mirror by the same mirror."
      : "Follow one corner of the pattern through the steps in their order, and then the squares beside it.",
    figure: {
      alt: `A pattern of ${tile.length} by ${tile.length} squares; ${key}: ${write(start)}`,
      draw: (alt) => drawTile({ alt, tile: start }),
    },
    picture: tilePicture,
    isWords: true,
  };
});
