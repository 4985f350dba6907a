/** The poses of the site's mascot, a snow-leopard cub. */
export const cubPoses = ["hello", "cheer", "comfort", "summit", "lost", "sleep", "peek", "climb"] as const;

export type CubPose = (typeof cubPoses)[number];

const colors = {
  fur: "#efeaf9",
  shade: "#cfc4ea",
  belly: "#ffffff",
  spot: "#8f83bb",
  ink: "#231a4d",
  pink: "#f48bb8",
  blush: "#fbc4dc",
  gold: "#ffc53d",
  edge: "#e09b00",
  violet: "#6d3df0",
};

/** A limb or a tail: a thick line of fur with a soft edge, which separates it from the background. */
const limb = (d: string, width: number) =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${d}" stroke="${colors.shade}" stroke-width="${width + 5}"/><path d="${d}" stroke="${colors.fur}" stroke-width="${width}"/></g>`;

const oval = (x: number, y: number, rx: number, ry: number, fill: string, degrees = 0) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${degrees === 0 ? "" : ` transform="rotate(${degrees} ${x} ${y})"`}/>`;

const line = (d: string, width = 3, color = colors.ink) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A rosette of the coat: an open ring. */
const rosette = (x: number, y: number, size: number, degrees = 0) =>
  `<path transform="translate(${x} ${y}) rotate(${degrees}) scale(${size})" d="M-6 2a6.500 5 0 0 1 9-6M6-1a6.500 5 0 0 1-8 6" fill="none" stroke="${colors.spot}" stroke-width="3.6" stroke-linecap="round"/>`;

/** The long tail with its dark rings; `d` runs from the body to the tip. */
const tail = (d: string) =>
  `${limb(d, 19)}<path d="${d}" fill="none" stroke="${colors.spot}" stroke-width="19" stroke-dasharray="0 30 8 14 8 14 8 14 8 14 0 200" pathLength="150" opacity=".75"/>`;

const paw = (x: number, y: number, degrees = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${degrees})"><ellipse rx="15" ry="12" fill="${colors.belly}" stroke="${colors.shade}" stroke-width="2.5"/><path d="M-5 3v6M5 3v6" stroke="${colors.shade}" stroke-width="2.5" stroke-linecap="round"/></g>`;

const eyes = {
  open: [78, 122]
    .map(
      (x) =>
        `${oval(x, 80, 8.5, 10.5, colors.ink)}${oval(x + 3, 76, 3.2, 3.8, "#fff")}${oval(x - 3, 85, 1.6, 1.8, "#fff")}`,
    )
    .join(""),
  up: [78, 122]
    .map(
      (x) =>
        `${oval(x, 80, 8.5, 10.5, colors.ink)}${oval(x + 2.5, 73.5, 3.6, 3.6, "#fff")}${oval(x - 3, 77, 1.5, 1.5, "#fff")}`,
    )
    .join(""),
  happy: line("M69 83q9-12 18 0M113 83q9-12 18 0", 4.2),
  closed: line("M69 80q9 8 18 0M113 80q9 8 18 0", 3.8),
};

const mouths = {
  smile: line("M89 101q5.500 6 11 0q5.500 6 11 0"),
  open: `<path d="M88 101q12 3 24 0q-1 15-12 15t-12-15z" fill="${colors.ink}"/><path d="M93 111q7-4 14 0q-2 5-7 5t-7-5z" fill="${colors.pink}"/>`,
  small: line("M95 104q5-4 10 0"),
};

type Face = { eyes: keyof typeof eyes; mouth: keyof typeof mouths; tilt?: number; ears?: "up" | "low" };

const ear = (side: -1 | 1, y: number) =>
  `<g transform="translate(${100 + side * 38} ${y})">${oval(0, 0, 18, 18, colors.shade)}${oval(0, 0, 15.5, 15.5, colors.fur)}${oval(0, 3, 9, 9.5, colors.blush)}</g>`;

/** The head, centred at (100, 78), tilted about its chin. */
const head = ({ eyes: look, mouth, tilt = 0, ears = "up" }: Face) => `<g transform="rotate(${tilt} 100 110)">
${ear(-1, ears === "low" ? 55 : 47)}${ear(1, ears === "low" ? 55 : 47)}
<path d="M100 34c30 0 51 20 51 46 0 5 6 8 7 13-4 2-7 2-10 2 1 4 4 5 4 9-8 3-14 1-18 0-9 8-21 12-34 12s-25-4-34-12c-4 1-10 3-18 0 0-4 3-5 4-9-3 0-6 0-10-2 1-5 7-8 7-13 0-26 21-46 51-46z" fill="${colors.fur}" stroke="${colors.shade}" stroke-width="2.5" stroke-linejoin="round"/>
<path d="M100 38v12M88 41l3 10M112 41l-3 10" stroke="${colors.spot}" stroke-width="4" stroke-linecap="round"/>
${rosette(70, 57, 0.85, 30)}${rosette(130, 57, 0.85, -30)}
${oval(89, 98, 15, 12.5, colors.belly)}${oval(111, 98, 15, 12.5, colors.belly)}
${oval(66, 97, 8, 5.5, colors.blush)}${oval(134, 97, 8, 5.5, colors.blush)}
${eyes[look]}
<path d="M93 89q7-4 14 0q0 5-7 8q-7-3-7-8z" fill="${colors.pink}"/>${mouths[mouth]}
</g>`;

/** The body and feet of a sitting cub, seen from the front. */
const sittingBody = `<path d="M100 100c31 0 46 34 46 60 0 22-20 31-46 31s-46-9-46-31c0-26 15-60 46-60z" fill="${colors.fur}" stroke="${colors.shade}" stroke-width="2.5"/>
${oval(100, 158, 26, 30, colors.belly)}${rosette(66, 140, 0.9, 20)}${rosette(135, 142, 0.9, -40)}${rosette(68, 163, 0.8, 70)}${rosette(132, 164, 0.8, 10)}
${paw(72, 184)}${paw(128, 184)}`;

const scarf = `<path d="M62 113q38 20 76 0l3 12q-41 21-82 0z" fill="${colors.gold}" stroke="${colors.edge}" stroke-width="2" stroke-linejoin="round"/>`;
const scarfEnd = `<path d="M122 124l16 25-13 4-10-26z" fill="${colors.gold}" stroke="${colors.edge}" stroke-width="2" stroke-linejoin="round"/>`;

const armDown = (side: -1 | 1) =>
  `${limb(`M${100 + side * 37} 134q${side * 2} 20 ${-side * 13} 36`, 18)}${paw(100 + side * 23, 173)}`;
const armUp = (side: -1 | 1) =>
  `${limb(`M${100 + side * 38} 134q${side * 22}-10 ${side * 27}-40`, 18)}${paw(100 + side * 66, 88, side * 20)}`;

const flag = (x: number, y: number) =>
  `${line(`M${x} ${y}V${y - 62}`, 4)}<path d="M${x + 2} ${y - 62}l36 11-36 12z" fill="${colors.gold}" stroke="${colors.edge}" stroke-width="2" stroke-linejoin="round"/>`;
const star = (x: number, y: number, size: number, color: string) =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="M0-8l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" fill="${color}"/>`;

/** A sitting cub. Left and right are as the viewer sees them. */
const sitting = (parts: { tail?: string; face: Face; leftArm?: string; rightArm?: string; front?: string }) =>
  [
    parts.tail ?? tail("M138 176q34 8 40-18q3-18-12-28"),
    sittingBody,
    parts.leftArm ?? armDown(-1),
    parts.rightArm ?? armDown(1),
    scarfEnd,
    head(parts.face),
    scarf,
    parts.front ?? "",
  ].join("");

const tailOnLeft = tail("M62 176q-34 8-40-18q-3-18 12-28");

/** A map held in both paws, for the pose `lost`. */
const map = `<g transform="rotate(-4 100 160)"><path d="M58 142l28 7 28-7 28 7v36l-28-7-28 7-28-7z" fill="#fff" stroke="${colors.spot}" stroke-width="2.5" stroke-linejoin="round"/>${line("M86 149v36M114 142v36", 2, colors.shade)}${line("M66 168q8-14 18-4t22-6 26-4", 3, colors.violet)}${line("M128 152l7 7M135 152l-7 7", 3.5, colors.pink)}</g>${paw(58, 166, 60)}${paw(142, 166, -60)}`;

const rock = `<path d="M6 200l36-42 26-8 32-12 34 12 24 8 36 42z" fill="#b9a6ee"/><path d="M6 200l36-42 14 42zM134 150l-16 50h40z" fill="#a48ce6"/><path d="M68 150l32-12 34 12-14 8-10-5-12 8-12-8-8 4z" fill="#fff"/>`;

const sleeping = `<g transform="translate(0 -14)">${oval(112, 152, 76, 44, colors.shade)}${oval(112, 152, 73.5, 41.5, colors.fur)}${rosette(120, 124, 1, 10)}${rosette(150, 134, 1, 50)}${rosette(166, 156, 0.9, 80)}${rosette(138, 156, 0.9, 20)}
<g transform="translate(-22 54) scale(.9)">${head({ eyes: "closed", mouth: "smile", tilt: -4 })}</g>
${tail("M178 168q-18 28-84 24q-34-2-56-12")}${line("M146 74h14l-14 16h14M172 46h10l-10 12h10", 4, colors.spot)}</g>`;

const peeking = `<g transform="translate(0 24)">${head({ eyes: "open", mouth: "smile" })}</g>${paw(60, 146)}${paw(140, 146)}`;

const drawings: Record<CubPose, string> = {
  hello: sitting({ face: { eyes: "open", mouth: "open", tilt: -5 }, leftArm: armUp(-1) }),
  cheer: sitting({
    face: { eyes: "happy", mouth: "open", tilt: 4 },
    rightArm: armUp(1),
    tail: tailOnLeft,
    front: star(24, 70, 1.3, colors.gold) + star(40, 42, 0.8, colors.pink) + star(184, 54, 1, colors.gold),
  }),
  comfort: sitting({
    face: { eyes: "up", mouth: "smile", tilt: 8, ears: "low" },
    leftArm: `${limb("M63 134q-4 22 20 24", 18)}${paw(88, 156, -30)}`,
  }),
  summit: `${rock}<g transform="translate(30 2) scale(.7)">${sitting({
    face: { eyes: "happy", mouth: "open" },
    leftArm: armUp(-1),
    rightArm: armUp(1),
    front: flag(168, 92),
  })}</g>${star(24, 60, 1.4, colors.gold)}${star(40, 22, 1, colors.pink)}${star(180, 96, 1, colors.violet)}${star(14, 112, 0.8, colors.violet)}${star(184, 60, 1.2, colors.pink)}`,
  lost: sitting({
    face: { eyes: "up", mouth: "small", tilt: -6 },
    leftArm: limb("M63 134q-10 14-4 30", 18),
    rightArm: limb("M137 134q10 14 4 30", 18),
    front: map,
  }),
  sleep: sleeping,
  peek: peeking,
  climb: `${rock}<g transform="translate(36 18) scale(.66)">${sitting({ face: { eyes: "up", mouth: "smile", tilt: 5 } })}</g>${flag(150, 152)}`,
};

/** @returns the SVG markup of the cub in a pose, 200 units wide and high; `peek` shows only the head and is lower */
export function drawCub(pose: CubPose): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${pose === "peek" ? "52 200 106" : "0 200 200"}">${drawings[pose]}</svg>`;
}
