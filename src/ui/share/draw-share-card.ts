import { drawCub } from "../cub/draw-cub";

/** The texts on a picture to share. The name is there only if the family wants it. */
export type ShareCardTexts = {
  /** The name, or empty. */
  name: string;
  /** Such as `Silver medal`. */
  title: string;
  /** Such as `Rank 73 of 240`. */
  lines: readonly string[];
  /** The bottom line: the organiser's name and web address. */
  footer: string;
};

/** Width and height of the picture in pixels: square, as chats show pictures. */
export const shareSize = 1080;

/** The maximum width of a line of text, and its minimum size, in pixels. */
const maxTextWidth = shareSize - 120;
const minTextSize = 24;

const skyColours = ["#4a1fb8", "#8a35d8", "#e2519f", "#ffa07a"];
/** Each hill's ridge as [x, y] points from left to right; filled down to the bottom edge. */
const hills: readonly { color: string; ridge: readonly (readonly [x: number, y: number])[] }[] = [
  {
    color: "#6d3df0",
    ridge: [
      [0, 860],
      [250, 640],
      [430, 800],
      [640, 560],
      [880, 790],
      [1080, 660],
    ],
  },
  {
    color: "#4a1fb8",
    ridge: [
      [0, 980],
      [230, 800],
      [480, 940],
      [760, 770],
      [1080, 930],
    ],
  },
];

async function loadCub(): Promise<HTMLImageElement> {
  const image = new Image(200, 200);
  image.src = `data:image/svg+xml,${encodeURIComponent(drawCub("summit").replace("<svg ", '<svg width="600" height="600" '))}`;
  await image.decode();
  return image;
}

/** Draws a centred line of text at `size` px, or smaller if it would not fit. */
function drawFittedText(context: CanvasRenderingContext2D, text: string, y: number, size: number): void {
  let fittedSize = size;
  const setFont = () => (context.font = `700 ${fittedSize}px "Baloo 2", system-ui, sans-serif`);
  setFont();
  while (context.measureText(text).width > maxTextWidth && fittedSize > minTextSize) {
    fittedSize -= 4;
    setFont();
  }
  context.fillText(text, shareSize / 2, y);
}

/**
 * Draws a picture of a child's result: sky, mountains, the site's mascot, and a few words.
 *
 * @param texts the texts on the picture
 * @returns the picture as PNG
 * @throws Error if the browser cannot draw
 */
export async function drawShareCard({ name, title, lines, footer }: ShareCardTexts): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), { width: shareSize, height: shareSize });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw.");
  const cub = await loadCub();
  const gradient = context.createLinearGradient(0, 0, 260, shareSize);
  skyColours.forEach((color, index) => gradient.addColorStop(index / (skyColours.length - 1), color));
  context.fillStyle = gradient;
  context.fillRect(0, 0, shareSize, shareSize);
  context.fillStyle = "#ffd98a";
  context.beginPath();
  context.arc(540, 700, 150, 0, 2 * Math.PI);
  context.fill();
  for (const { color, ridge } of hills) {
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(0, shareSize);
    for (const [x, y] of ridge) context.lineTo(x, y);
    context.lineTo(shareSize, shareSize);
    context.fill();
  }
  context.drawImage(cub, 300, 500, 480, 480);
  context.textAlign = "center";
  context.fillStyle = "#ffffff";
  if (name !== "") drawFittedText(context, name, 130, 84);
  drawFittedText(context, title, name === "" ? 190 : 250, 118);
  lines.forEach((line, index) => drawFittedText(context, line, (name === "" ? 270 : 330) + index * 62, 48));
  drawFittedText(context, footer, 1040, 38);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be made."))),
      "image/png",
    );
  });
}
