import type { Family } from "../family";
import { numeric } from "../signed-slips";

const topic = "Symmetry";

const mirrorPoint: Family = {
  name: "way-to-the-mirror-image",
  topic,
  level: 2,
  draft: (draw) => {
    const [near, step] = [draw.int(35, 90), draw.int(12, 30)];
    const key = 2 * (near - step);
    if (near - step < 15) return undefined;
    return {
      frames: [
        `A girl stands ${near} cm before a flat mirror and moves ${step} cm towards it. How far is she from her image then, in cm?`,
        `A dot is ${near} mm from a mirror line. It is moved ${step} mm nearer to the line. How far apart are the dot and its mirror image now, in mm?`,
      ],
      ...numeric(String, key, [
        [near - step, "measured only to the mirror"],
        [2 * near - step, "thought that the image does not move"],
        [2 * (near + step), "moved away instead of nearer"],
        [2 * near, "forgot the move"],
      ]),
      because: `The distance to the mirror is ${near} − ${step} = ${near - step}, and the image is as far behind it: 2 × ${near - step} = ${key}.`,
    };
  },
};

/** The families of the topic Symmetry. */
export const symmetry: readonly Family[] = [mirrorPoint];
