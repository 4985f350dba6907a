import { escapeText } from "./text";

/** A drawing on the sheet, under the heading of its kind or question. */
export type SheetEntry = { readonly kind: string; readonly alt: string; readonly svg: string };

const styles = `
  body { margin: 16px; font: 14px sans-serif; color: #222; background: #fff }
  h1 { font-size: 20px } h2 { font-size: 16px; margin: 24px 0 4px }
  table { border-collapse: collapse } th { font-weight: 400; text-align: left }
  td { padding: 8px; vertical-align: top; border: 1px solid #bbb }
  img { display: block; width: 300px } .print { filter: grayscale(1) } .dark { background: #000 }
  p { max-width: 960px; margin: 4px 0 }`;

/** Renders a table cell with a drawing as an image, as the site shows it, and not inline. */
function renderCell({ alt, svg }: SheetEntry, className = ""): string {
  const url = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
  return `<td class="${className}"><img class="${className}" src="${url}" alt="${escapeText(alt)}"></td>`;
}

/** Renders a page with every drawing three times at 300 pixels: in colour, in greyscale, and on a dark background. */
export function renderContactSheet(entries: readonly SheetEntry[]): string {
  const rows = entries.map((entry, index) => {
    const isFirst = entries[index - 1]?.kind !== entry.kind;
    const title = isFirst ? `<tr><th colspan="3"><h2>${escapeText(entry.kind)}</h2></th></tr>` : "";
    const description = `<p>${escapeText(entry.alt)} · ${entry.svg.length} characters</p>`;
    const cells = [renderCell(entry), renderCell(entry, "print"), renderCell(entry, "dark")].join("");
    return `${title}<tr><th colspan="3">${description}</th></tr><tr>${cells}</tr>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Figures</title><style>${styles}</style>
<h1>Figures: as they are, printed in grey, on a dark background</h1><table>${rows.join("\n")}</table></html>`;
}
