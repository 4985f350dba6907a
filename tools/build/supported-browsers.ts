/** The oldest browsers that the styles are written for: what Tailwind 4 needs (its own compatibility list). */
const oldest = { chrome: [111, 0], safari: [16, 4], firefox: [128, 0] } as const;

/** For Vite: `safari16.4`. */
export const cssTarget = Object.entries(oldest).map(([name, [major, minor]]) => `${name}${major}.${minor}`);

/** For Lightning CSS: a byte for each part of a version. */
export const lightningTargets = Object.fromEntries(
  Object.entries(oldest).map(([name, [major, minor]]) => [name, (major << 16) | (minor << 8)]),
);
