import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { writeContactSheet } from "./contact-sheet";

const file = "test-results/figures.html";
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, writeContactSheet());
console.log(`${file}: open it in a browser, once with forced colours`);
