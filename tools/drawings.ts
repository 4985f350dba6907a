import { readFile, writeFile } from "node:fs/promises";
import { chromium } from "playwright";
import { findChromium } from "./browser/chromium";

const peaks = `
  <circle cx="925" cy="120" r="150" fill="url(#sun)"/>
  <path fill="#6d28c9" fill-opacity=".45" d="M0 160 130 90l110 62L390 32l180 128 110-80 150 84L990 64l130 92 160-96v200H0z"/>
  <path fill="#5b1fb0" fill-opacity=".75" d="M0 206 185 122l130 66L490 82l190 124 150-76 150 88 180-108 120 70v80H0z"/>
  <path fill="#faf7ff" d="M0 228 215 178l225 52 205-62 230 70 210-56 195 46v32H0z"/>`;

const logo = `
  <path fill="#fff" d="M3 37 18 14l7 10 3.5-5L37 37z"/>
  <path fill="#ffc53d" d="m18 14 4.4 6.3-2.2 2.4-2.4-2-2.3 2.3-2.2-1.7z"/>
  <path stroke="#fff" stroke-width="1.8" stroke-linecap="round" d="M18 14V3"/>
  <path fill="#ffc53d" d="M18.8 3.2 27 6l-8.2 3z"/>`;

/** Renders the HTML of the picture that shared links show. It has no name on it, so that any organiser can use it. */
function renderSocialCard(font: string): string {
  return `<style>
    @font-face { font-family: Baloo; src: url(data:font/woff2;base64,${font}); }
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; color: #fff;
      font-family: Baloo; background: linear-gradient(160deg, #4a1fb8, #8a35d8 38%, #e2519f 78%, #ffa07a); }
    h1 { margin: 0; font-size: 84px; line-height: 1.04; }
    p { margin: 26px 0 0; font-size: 40px; }
    main { position: absolute; left: 84px; top: 74px; width: 760px; }
    svg { position: absolute; }
  </style>
  <svg viewBox="0 0 1280 260" style="left:0;bottom:-2px;width:1200px;overflow:visible">
    <defs><radialGradient id="sun"><stop stop-color="#ffd08a"/><stop offset=".7" stop-color="#ffb35c" stop-opacity=".85"/>
    <stop offset="1" stop-color="#ffb35c" stop-opacity="0"/></radialGradient></defs>${peaks}</svg>
  <svg viewBox="0 0 40 40" style="right:72px;top:64px;width:250px">${logo}</svg>
  <main><h1>Win medals, certificates and scholarships</h1><p>Online olympiads for classes 1 to 12</p></main>`;
}

const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });

/** Saves a picture of the HTML in the given size in pixels; the file's name decides between JPEG and PNG. */
async function savePicture(file: string, html: string, width: number, height: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<!doctype html><html><body>${html}</body></html>`);
  await page.evaluate(() => document.fonts.ready);
  const format = file.endsWith(".jpg")
    ? ({ type: "jpeg", quality: 88 } as const)
    : ({ type: "png", omitBackground: true } as const);
  await writeFile(file, await page.screenshot(format));
  await page.close();
}

// The pictures of `public` that cannot be SVG. Run this file whenever the drawings change.
const font = (await readFile("public/fonts/baloo-2-700.woff2")).toString("base64");
await savePicture("public/social-card.jpg", renderSocialCard(font), 1200, 630);
const squareIcon = (await readFile("public/favicon.svg", "utf8")).replace('rx="10"', 'rx="0"');
await savePicture(
  "public/apple-touch-icon.png",
  `<style>body{margin:0}svg{display:block;width:180px}</style>${squareIcon}`,
  180,
  180,
);
// The icons of the installed app: with round corners, and a square one for systems that crop icons themselves.
const roundIcon = await readFile("public/favicon.svg", "utf8");
const maskableIcon = `<div style="background:#4a1fb8;padding:12.5%">${squareIcon}</div>`;
for (const [name, drawing, size] of [
  ["icon-192", roundIcon, 192],
  ["icon-512", roundIcon, 512],
  ["icon-maskable-512", maskableIcon, 512],
] as const)
  await savePicture(
    `public/icons/${name}.png`,
    `<style>body{margin:0}svg{display:block;width:100%}</style>${drawing}`,
    size,
    size,
  );
await browser.close();
