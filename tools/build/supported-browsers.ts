/** The oldest browsers that the styles support: those that Tailwind 4 needs (its own compatibility list). */
const oldestVersions = { chrome: [111, 0], safari: [16, 4], firefox: [128, 0] } as const;

/** The browsers in Vite's form, such as `safari16.4`. */
export const cssTarget = Object.entries(oldestVersions).map(
  ([name, [major, minor]]) => `${name}${major}.${minor}`,
);

/** The browsers in the form of Lightning CSS: a version is one number, with the major part in its third byte. */
export const lightningTargets = Object.fromEntries(
  Object.entries(oldestVersions).map(([name, [major, minor]]) => [name, (major << 16) | (minor << 8)]),
);
