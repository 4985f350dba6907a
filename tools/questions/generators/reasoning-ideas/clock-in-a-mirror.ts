import { drawClock } from "../../figures/clock";
import type { Draft } from "../family";
import { puzzle } from "./puzzle";

const writeTime = (minutes: number): string => {
  const all = ((minutes % 720) + 720) % 720;
  return `${Math.floor(all / 60) === 0 ? 12 : Math.floor(all / 60)}:${String(all % 60).padStart(2, "0")}`;
};

/** A clock in a mirror or upside down, and the time a while later. */
export const clockInAMirror = puzzle("clock-in-a-mirror", (draw, turn, hard): Draft | undefined => {
  const minutes = draw.int(13, 700);
  if (
    hard < 0
      ? minutes % (hard < -2 ? 15 : 5) !== 0 || minutes % 60 === 0
      : minutes % 5 === 0 || minutes % 60 < 4
  )
    return undefined;
  const wait = hard < 2 ? draw.int(2, 9) * 5 : draw.int(11, 58);
  const image = 720 - minutes;
  const isLater = turn % 2 === 1;
  const key = isLater ? minutes + wait : minutes;
  const [h, m] = [Math.floor(image / 60) === 0 ? 12 : Math.floor(image / 60), image % 60];
  return {
    frames: [
      "The figure shows a clock without numbers as it is seen in a mirror. What is the time?",
      `A clock without numbers is seen in a mirror as in the figure. What will the time be ${wait} minutes from now?`,
    ],
    key: writeTime(key),
    slips: [
      [writeTime(isLater ? image + wait : image), "read the image like a clock"],
      [writeTime(key + 360), "turned the clock by half instead of mirroring it"],
      [
        writeTime(isLater ? minutes - wait : minutes + 60),
        isLater ? "went back in time instead of on" : "was one hour ahead with the short hand",
      ],
      [
        writeTime(Math.floor(minutes / 60) * 60 + ((60 - (minutes % 60)) % 60) + (isLater ? wait : 0)),
        "mirrored the short hand alone",
      ],
      [writeTime(key - 60), "was one hour behind with the short hand"],
    ],
    because: `Time and image together make twelve hours: 12:00 − ${writeTime(image)} = ${writeTime(minutes)}.${isLater ? ` ${wait} minutes later it is ${writeTime(key)}.` : ""}`,
    figure: {
      alt: `A clock face without numbers, seen in a mirror; read as it stands it would show ${writeTime(image)}`,
      draw: (alt) => drawClock({ alt, hour: h, minute: m, numerals: "none" }),
    },
  };
});
