import { drawDice } from "../../figures/dice";
import { drawNet } from "../../figures/nets";
import type { Slip } from "../family";
import { at, puzzle, some } from "./puzzle";
import { type Vector, fill, foldOut, isOpposite, nets, triples } from "./solid-parts";

const turnOf = ([a, b, c]: Vector, [d, e, f]: Vector, [g, h, i]: Vector): number =>
  a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);

/** A net, and the cube that can be folded from it. */
export const cubeOfANet = puzzle("cube-of-a-net", (draw, _, hard) => {
  const signs = draw.shuffle(Array.from("KLMPRS"));
  const rows = fill(draw.one(nets), signs);
  const looks = foldOut(rows);
  const faceOf = (sign: string): Vector => looks.get(sign) ?? [0, 0, 0];
  const show = ([top, left, right]: readonly string[]): string => `top ${top}, left ${left}, right ${right}`;
  const all = draw.shuffle(triples(signs)).map((three) => {
    const [a, b, c] = [faceOf(three[0]), faceOf(three[1]), faceOf(three[2])];
    const touches = !isOpposite(a, b) && !isOpposite(b, c) && !isOpposite(a, c);
    return { three, touches, turn: turnOf(a, c, b) };
  });
  const right = all.filter(({ touches, turn }) => touches && turn < 0);
  const swapped = all.filter(({ touches, turn }) => touches && turn > 0);
  const apart = all.filter(({ touches }) => !touches);
  const wrong: Slip[] = [
    ...some(draw, swapped, hard < 0 ? 0 : hard < 2 ? 1 : 2).map(({ three }): Slip => [
      show(three),
      `has ${three[1]} and ${three[2]} the wrong way round ${three[0]}`,
    ]),
    ...some(draw, apart, hard < 0 ? 3 : hard < 2 ? 2 : 1).map(({ three }): Slip => {
      const [a, b, c] = three;
      const pair = isOpposite(faceOf(a), faceOf(b))
        ? [a, b]
        : isOpposite(faceOf(b), faceOf(c))
          ? [b, c]
          : [a, c];
      return [show(three), `shows ${pair[0]} beside ${pair[1]}, which lie opposite`];
    }),
  ];
  return {
    frames: [
      "The net is folded into a cube with the letters outside, and they may stand any way up. Which of these can be that cube?",
      "The letters of the net are to be outside, and how they are turned does not matter. Which cube can be made of it?",
    ],
    key: show(at(right, 0).three),
    slips: wrong,
    because:
      hard < 0
        ? "In a net the faces that lie two squares apart in a line are opposite on the cube, and so they are never seen together. Strike out every cube that shows such a pair."
        : "First strike out every cube that shows two opposite faces. Then go round a corner of the net: the order of its three letters, clockwise, must be that of the cube.",
    figure: {
      alt: `A net of six squares, a dot where there is none; rows from the top: ${rows.join(", ")}`,
      draw: (alt) => drawNet({ alt, rows }),
    },
    picture: (option) => {
      const [top = "", left = "", last = ""] = option.match(/\b[KLMPRS]\b/g) ?? [];
      return drawDice({ alt: option, dice: [{ top, left, right: last }] });
    },
    isWords: true,
  };
});
