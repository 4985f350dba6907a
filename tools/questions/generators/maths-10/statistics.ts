import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { sumOf } from "../whole";

const topic = "Statistics";

const empiricalRelation: Family = {
  name: "empirical-relation",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [mean, gap] = [draw.int(18, 60), draw.int(1, 4)];
    const [median, mode] = [mean + gap, mean + 3 * gap];
    const key = turn % 2 === 0 ? mode : mean;
    return {
      frames: [
        `The mean of some data is ${mean} and their median is ${median}. What mode does the empirical relation between mean, median and mode give?`,
        `By the empirical relation between the three averages, what is the mean of data with the mode ${mode} and the median ${median}?`,
      ],
      ...numeric(
        String,
        key,
        turn % 2 === 0
          ? [
              [3 * mean - 2 * median, "changing mean and median round"],
              [2 * median - mean, "using 2 and 1 in place of 3 and 2"],
              [mean + median, "adding mean and median"],
              [3 * median + 2 * mean, "adding where one has to subtract"],
              [median + gap * 3, "adding the difference to the median"],
              [median, "taking mode and median to be equal"],
            ]
          : [
              [2 * median - mode, "forgetting the factors 3 and 2"],
              [3 * median - mode, "forgetting to divide by 2"],
              [mode - gap, "going one difference down from the mode"],
              [Math.round((mode + median) / 2), "taking the middle of the two"],
              [3 * median - 2 * mode, "changing mean and mode round"],
              [median + gap, "going up from the median"],
            ],
      ),
      because: `Mode = 3 × median − 2 × mean: ${mode} = 3 × ${median} − 2 × ${mean}.`,
    };
  },
};

const missingFrequency: Family = {
  name: "missing-frequency",
  topic,
  level: 2,
  draft: (draw) => {
    const marks = [5, 10, 15, 20] as const;
    const counts = [draw.int(2, 9), draw.int(3, 12), draw.int(2, 14), draw.int(2, 9)] as const;
    const all = sumOf(counts);
    const mean = sumOf(marks.map((mark, place) => mark * (counts[place] ?? 0))) / all;
    if (!Number.isInteger(mean * 2) || mean === 15) return undefined;
    const [a, b, key, d] = counts;
    return {
      frames: [
        `In a test ${a} students get 5 marks, ${b} get 10 marks, x get 15 marks and ${d} get 20 marks. The mean is ${mean} marks. What is x?`,
        `A shop sells ${a} packets of 5 kg, ${b} of 10 kg, x of 15 kg and ${d} of 20 kg. On average a packet has ${mean} kg. How many packets of 15 kg are sold?`,
      ],
      ...numeric(String, key, [
        [all - key, "giving the number of all the others"],
        [Math.round((a + b + d) / 3), "taking the average of the other frequencies"],
        [all, "giving the sum of the frequencies"],
        [key * 2, "a slip by a factor of 2 at the end"],
        [Math.abs(a + d - b), "balancing the frequencies by eye"],
        [d, "taking the last two frequencies to be equal"],
      ]),
      because: `(${a * 5 + b * 10 + d * 20} + 15x) = ${mean} × (${a + b + d} + x) has the solution x = ${key}.`,
    };
  },
};

const groupedMode: Family = {
  name: "grouped-mode",
  topic,
  level: 2,
  draft: (draw) => {
    const [width, start] = [draw.one([10, 20]), draw.int(2, 5)];
    const [before, peak, after] = [draw.int(4, 15), draw.int(16, 30), draw.int(4, 15)];
    const low = start * width;
    const [up, down] = [peak - before, peak - after];
    const part = (up * width) / (up + down);
    if (!Number.isInteger(part * 2) || up === down) return undefined;
    const table = `${low - width}-${low}: ${before}, ${low}-${low + width}: ${peak}, ${low + width}-${low + 2 * width}: ${after}`;
    const wrong = [
      [low + width / 2, "giving the middle of the modal class"],
      [low + width - part, "changing the two differences round"],
      [low - width + part, "starting from the class before"],
      [low + width + part, "starting from the upper limit of the class"],
      [low, "giving the lower limit of the modal class"],
      [low + width, "giving the upper limit of the modal class"],
    ] as const;
    return {
      frames: [
        `Plants are sorted by their height in cm, and three neighbouring classes have these frequencies: ${table}. All other classes have fewer than ${Math.min(before, after)} plants. What is the modal height in cm?`,
        `A table of daily sales in kg reads, with the number of days behind each class, ${table}; no other class has more than ${Math.min(before, after)} days. What is the modal sale in kg?`,
      ],
      key: String(low + part),
      slips: wrong.map(([value, mistake]) => [String(value), mistake] as const),
      because: `Mode = ${low} + (${peak} − ${before})/(2 × ${peak} − ${before} − ${after}) × ${width} = ${low} + ${up}/${up + down} × ${width} = ${low + part}.`,
    };
  },
};

export const statistics: readonly Family[] = [empiricalRelation, missingFrequency, groupedMode];
