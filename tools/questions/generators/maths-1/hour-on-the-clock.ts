import { type Family, inTurn } from "../family";

export const clockFace: Family = {
  name: "hour-on-the-clock",
  topic: "Time and Calendar",
  level: 1,
  draft: (draw, turn) => {
    const hour = draw.int(2, 9);
    const key = inTurn([hour, hour + 1], turn);
    const show = (value: number): string => `${value} o’clock`;
    return {
      frames: [
        `The long hand is on 12. The short hand is on ${hour}. What time is it?`,
        `It is ${hour} o’clock. What time is it after one hour?`,
      ],
      key: show(key),
      slips: [
        [
          turn % 2 === 0 ? show(12) : show(hour),
          turn % 2 === 0 ? "reading the long hand" : "forgetting to go on",
        ],
        [show(key - 1), "going one hour back"],
        [show(key + 1), "going one hour too far"],
        [show(key + 2), "going two hours too far"],
      ]
        .filter(([text]) => !/^(0|13|14) /.test(text ?? ""))
        .map(([text = "", mistake = ""]) => [text, mistake] as const),
      because:
        turn % 2 === 0
          ? `The short hand tells the hour: ${show(hour)}.`
          : `One hour after ${show(hour)} it is ${show(key)}.`,
    };
  },
};
