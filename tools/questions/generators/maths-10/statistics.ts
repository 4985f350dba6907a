import { inTurn, type Family } from "../family";
import { numeric } from "../signed-slips";
import { sumOf } from "../whole";

const topic = "Statistics";

const missingFrequency: Family = {
  name: "frequency-left-blank",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const marks = [5, 10, 15, 20] as const;
    const counts = [draw.int(2, 9), draw.int(3, 12), draw.int(2, 14), draw.int(2, 9)] as const;
    const all = sumOf(counts);
    const mean = sumOf(marks.map((mark, place) => mark * (counts[place] ?? 0))) / all;
    if (!Number.isInteger(mean * 2) || mean === 15) return undefined;
    const [a, b, key, d] = counts;
    // Counts that are the same from both ends show the answer without a sum.
    if (Math.abs(key - b) < 2) return undefined;
    const leftOut = (mean * (a + b + d) - 5 * a - 10 * b - 20 * d) / 15;
    return {
      frames: [
        `The table shows the marks of a class, whose mean is ${mean} marks. How many students got 15 marks?`,
        `A shop counts its packets of rice by their weight in kg. On average a packet has ${mean} kg. How many packets of 15 kg are there?`,
      ],
      ...numeric(String, key, [
        [leftOut < 2 ? 0 : leftOut, "left x out of the total number"],
        [(a + b + d) / 3, "took the average of the other frequencies"],
        [b, "took the two frequencies in the middle to be equal"],
        [d, "took the last two frequencies to be equal"],
        [a + d - b, "made the middle two as many as the outer two"],
      ]),
      because: `(${a * 5 + b * 10 + d * 20} + 15x) = ${mean} × (${a + b + d} + x) has the solution x = ${key}.`,
      table: {
        head: inTurn(
          [
            ["Marks", "Students"],
            ["Weight (kg)", "Packets"],
          ] as const,
          turn,
        ).slice(),
        rows: [
          ["5", String(a)],
          ["10", String(b)],
          ["15", "x"],
          ["20", String(d)],
        ],
      },
    };
  },
};

const groupedMode: Family = {
  name: "mode-from-a-table",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [width, start] = [draw.one([10, 20]), draw.int(2, 5)];
    const [before, peak, after] = [draw.int(4, 15), draw.int(16, 30), draw.int(4, 15)];
    const low = start * width;
    const [up, down] = [peak - before, peak - after];
    const part = (up * width) / (up + down);
    if (!Number.isInteger(part * 2) || up === down) return undefined;
    const [first, last] = [Math.max(1, before - draw.int(2, 4)), Math.max(1, after - draw.int(2, 4))];
    const ends = [-2, -1, 0, 1, 2].map((at) => `${low + at * width}–${low + (at + 1) * width}`);
    const counts = [first, before, peak, after, last];
    const wrong = [
      [low + width / 2, "gave the middle of the modal class"],
      [low + width - part, "changed the two differences round"],
      [low, "gave the lower limit of the modal class"],
      [low + width, "gave the upper limit of the modal class"],
    ] as const;
    return {
      frames: [
        "The plants of a nursery are sorted by their height in cm. What is the modal height in cm?",
        "A dairy in Anand notes its daily sales of paneer in kg. What is the modal daily sale in kg?",
      ],
      key: String(low + part),
      slips: wrong.map(([value, mistake]) => [String(value), mistake] as const),
      because: `Mode = ${low} + (${peak} − ${before})/(2 × ${peak} − ${before} − ${after}) × ${width} = ${low} + ${up}/${up + down} × ${width} = ${low + part}.`,
      table: {
        head: inTurn(
          [
            ["Height (cm)", "Plants"],
            ["Sale (kg)", "Days"],
          ] as const,
          turn,
        ).slice(),
        rows: ends.map((end, at) => [end, String(counts[at])]),
      },
    };
  },
};

export const statistics: readonly Family[] = [missingFrequency, groupedMode];
