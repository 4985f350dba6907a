import { escapeText } from "./text";

/** A drawing on the sheet, under the heading of its kind or question. */
export type Shown = { readonly kind: string; readonly alt: string; readonly svg: string };

const looks = `
  body { margin: 16px; font: 14px sans-serif; color: #222; background: #fff }
  h1 { font-size: 20px } h2 { font-size: 16px; margin: 24px 0 4px }
  table { border-collapse: collapse } th { font-weight: 400; text-align: left }
  td { padding: 8px; vertical-align: top; border: 1px solid #bbb }
  img { display: block; width: 300px } .print { filter: grayscale(1) } .dark { background: #000 }
  p { max-width: 960px; margin: 4px 0 }`;

/** A drawing as a page of the site shows it: as an image, not inline. */
function image({ alt, svg }: Shown, name = ""): string {
  const address = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
  return `<td class="${name}"><img class="${name}" src="${address}" alt="${escapeText(alt)}"></td>`;
}

/** Writes a page with every drawing three times at 300 pixels: in colour, in greyscale, and on a dark background. */
export function writeContactSheet(drawings: readonly Shown[]): string {
  const rows = drawings.map((shown, index) => {
    const isFirst = drawings[index - 1]?.kind !== shown.kind;
    const title = isFirst ? `<tr><th colspan="3"><h2>${escapeText(shown.kind)}</h2></th></tr>` : "";
    const words = `<p>${escapeText(shown.alt)} · ${shown.svg.length} characters</p>`;
    return `${title}<tr><th colspan="3">${words}</th></tr><tr>${image(shown)}${image(shown, "print")}${image(shown, "dark")}</tr>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Figures</title><style>${looks}</style>
<h1>Figures: as they are, printed in grey, on a dark ground</h1><table>${rows.join("\n")}</table></html>`;
}
