import { canvas, type Drawing } from "../canvas";
import { text } from "../text";
import { nature } from "./little-nature";
import { signs } from "./little-signs";
import { things } from "./little-things";

/** What is shown to the smallest: signs, weather, boats, instruments, prints and homes. */
const little = { ...signs, ...things, ...nature };

type LittleName = keyof typeof little;

/** Two to four small pictures beside one another, each with its letter below. */
export function drawRow({ alt, names }: Drawing & { readonly names: readonly LittleName[] }): string {
  const width = 300 / names.length;
  return canvas(alt, 300, 104, [
    ...names.map((name, index) => little[name]((index + 0.5) * width, 40)),
    ...names.map((_, index) =>
      text("PQRS"[index] ?? "", [(index + 0.5) * width, 90], { size: 16, bold: true }),
    ),
  ]);
}

/** The same, as the bank’s lists of drawings have it: what draws around the item’s `alt`. */
export const rowOf =
  (...names: readonly LittleName[]) =>
  (alt: string): string =>
    drawRow({ alt, names });
