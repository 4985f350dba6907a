import { type Image, type Subject, drawBeforeMirror, drawImage } from "../../figures/mirror";
import type { Shape } from "../../figures/shape";
import type { Slip } from "../family";
import { at, puzzle, some } from "./puzzle";

/** Signs of which no image in a mirror or in water looks like the sign itself. */
const signs = Array.from("FGJKLPR24579");

const forms: readonly (readonly [name: string, shape: Shape])[] = [
  ["flag", { shape: "flag", size: 0.55, at: [-0.35, -0.3] }],
  ["L", { shape: "L", size: 0.5, at: [-0.4, -0.35] }],
  ["corner", { shape: "right triangle", size: 0.5, at: [-0.4, -0.35], fill: "black" }],
  ["quarter", { shape: "quarter", size: 0.55, at: [-0.4, -0.35], fill: "grey" }],
];
const marks: readonly (readonly [name: string, shape: Shape])[] = [
  ["dot", { shape: "circle", size: 0.16, at: [0.55, 0.5], fill: "black" }],
  ["square", { shape: "square", size: 0.22, at: [0.5, -0.5] }],
  ["star", { shape: "star", size: 0.28, at: [-0.5, 0.6] }],
];

const tell: Record<Image, string> = {
  mirror: "with left and right changed",
  water: "with top and bottom changed",
  "half turn": "turned upside down",
  "as it is": "as it is drawn",
};
const images: readonly Image[] = ["mirror", "water", "half turn", "as it is"];

/** Signs or shapes beside a mirror or above water: what is seen there? */
export const seenInAMirror = puzzle("seen-in-a-mirror", (draw, turn) => {
  const isSigns = turn % 2 === 0;
  const surface = turn % 4 === 0 || turn % 4 === 3 ? "mirror" : "water";
  const [form, mark] = [draw.one(forms), draw.one(marks)];
  const word = some(draw, signs, 4).join("");
  const subject: Subject = isSigns ? { words: word } : { shapes: [form[1], mark[1]] };
  const name = isSigns ? word : `${form[0]} and ${mark[0]}`;
  const write = (image: Image): string => `${name} ${tell[image]}`;
  const mistakes: Record<Image, string> = {
    mirror: "changed left and right, as a mirror beside it does",
    water: "changed top and bottom, as water below it does",
    "half turn": "turned it upside down instead of mirroring it",
    "as it is": "left it as it stands before the mirror",
  };
  const where = surface === "mirror" ? "in the mirror MN" : "in the still water below";
  return {
    frames: [
      `What do the signs look like ${where}?`,
      `The drawing stands above a pond. What is seen ${where}?`,
      `The signs hang above a pond. Which picture shows what is seen ${where}?`,
      `Which picture shows the drawing as it is seen ${where}?`,
    ],
    key: write(surface),
    slips: images.filter((image) => image !== surface).map((image): Slip => [write(image), mistakes[image]]),
    because:
      surface === "mirror"
        ? "A mirror beside something changes left and right. What is above stays above."
        : "Water below something changes top and bottom. What is on the left stays on the left.",
    figure: {
      alt: `${name} ${surface === "mirror" ? "to the left of a mirror MN" : "above still water"}`,
      draw: (alt) => drawBeforeMirror({ alt, subject, surface }),
    },
    picture: (option) =>
      drawImage({
        alt: option,
        subject,
        image: at(
          images.filter((image) => option.endsWith(tell[image])),
          0,
        ),
      }),
    isWords: true,
  };
});
