/**
 * Writes the contact sheet, `test-results/figures.html`:
 *
 *   npm run bank:sheet                   a sample of each kind of drawing
 *   npm run bank:sheet -- class5-maths   the drawings of a set, under the questions that show them
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { renderContactSheet, type SheetEntry } from "./drawing/contact-sheet";
import { renderSvg } from "./drawing/drawing";
import { allSamples } from "./drawing/samples/all-samples";
import { readSet, setsFolder } from "./source/read-set";

function listDrawings(set: string): SheetEntry[] {
  const { items, figures } = readSet(setsFolder, set, []);
  return items.flatMap(({ id, figure, optionFigures = {} }) => {
    const questionFigure = figure ? [[figure.alt, figure.file] as const] : [];
    const allFigures = [...questionFigure, ...Object.entries(optionFigures)];
    return allFigures.map(([alt, file]) => ({ kind: id, alt, svg: figures.get(file) ?? "" }));
  });
}

const [set] = process.argv.slice(2);
const file = "test-results/figures.html";
mkdirSync(dirname(file), { recursive: true });
const listSamples = (): SheetEntry[] =>
  allSamples.map(({ kind, alt, drawing }) => ({ kind, alt, svg: renderSvg(drawing, alt) }));
writeFileSync(file, renderContactSheet(set === undefined ? listSamples() : listDrawings(set)));
process.stdout.write(`${file}: open it in a browser, once with forced colours\n`);
