import type { Family } from "../family";

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
export const monthOrder: Family = {
  name: "month-after-month",
  topic: "Time and Calendar",
  level: 1,
  count: 1,
  draft: (draw, turn) => {
    const index = draw.int(2, 9);
    const isAfter = turn % 2 === 0;
    const key = months[isAfter ? index + 2 : index - 2] ?? "";
    return {
      frames: [
        `It is ${months[index]}. Which month comes two months after it?`,
        `It is ${months[index]} now. Which month was it two months ago?`,
      ],
      key,
      slips: [
        [months[isAfter ? index + 1 : index - 1] ?? "", "going only one month"],
        [months[isAfter ? index - 2 : index + 2] ?? "", "going the wrong way"],
        [months[isAfter ? index + 3 : index - 3] ?? "", "going three months"],
        [months[isAfter ? index - 1 : index + 1] ?? "", "going the wrong way"],
      ],
      because: isAfter
        ? `After ${months[index]} comes ${months[index + 1]}, and then ${key}.`
        : `Before ${months[index]} was ${months[index - 1]}, and before that was ${key}.`,
    };
  },
};
