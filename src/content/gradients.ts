/** The two upper colours of each gradient. They are behind white text, which has AA contrast on both (a test checks it). */
const upperColours = [
  ["#4a1fb8", "#8a35d8"],
  ["#3b1a9c", "#7a2fc4"],
  ["#5a1a9e", "#9a2fb8"],
  ["#43208f", "#8b2fa8"],
  ["#5b21b6", "#a21caf"],
  ["#4c1d95", "#86198f"],
  ["#6b21a8", "#b01e8c"],
  ["#3f1d8a", "#7c3aed"],
] as const;

/** The two lower colours, behind the drawn mountains. */
const lowerColours = [
  ["#e2519f", "#ffa07a"],
  ["#ec4899", "#fbb6ce"],
  ["#d946a8", "#ffb3a0"],
  ["#f0569a", "#ffc2b0"],
  ["#c850c0", "#ffb199"],
] as const;

/** The 40 pink and purple skies (docs/specification.md section 2), as CSS gradients. */
export const gradients: readonly string[] = upperColours.flatMap(([first, second]) =>
  lowerColours.map(([third, last]) => `linear-gradient(160deg,${first},${second} 50%,${third} 84%,${last})`),
);

/**
 * The page's only inline script, under a kilobyte: it picks a random gradient before the first paint, so that the colour
 * does not change afterwards.
 */
export const skyScript = `(function(h,s){var a=h[Math.random()*${upperColours.length}|0],b=s[Math.random()*${lowerColours.length}|0];document.documentElement.style.setProperty("--sky","linear-gradient(160deg,"+a[0]+","+a[1]+" 50%,"+b[0]+" 84%,"+b[1]+")")})(${JSON.stringify(upperColours)},${JSON.stringify(lowerColours)})`;
