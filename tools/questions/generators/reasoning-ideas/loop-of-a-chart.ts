import { type Step, drawFlowchart } from "../../figures/flowchart";
import { range } from "../whole";
import { at, puzzle } from "./puzzle";

/** A flowchart with a loop: what comes out. */
export const loopOfAMachine = puzzle("loop-of-a-chart", (draw, turn, hard) => {
  const [start, end, by, times] = [draw.int(2, 9), draw.int(40, 120), draw.int(3, 7), draw.int(2, 3)];
  const isCount = turn % 2 === 1;
  const step = (n: number): number =>
    hard < 2 ? times * n - by : n % 2 === 0 ? n / 2 + by * 3 : times * n + 1;
  const words = hard < 2 ? `N = ${times} × N − ${by}` : `odd: N = ${times} × N + 1`;
  const values = [start];
  while (at(values, -1) <= end && values.length < 12) values.push(step(at(values, -1)));
  if (
    values.length < 4 ||
    values.length > 8 ||
    at(values, -1) <= end ||
    new Set(values).size < values.length ||
    Math.min(...values) < 1
  )
    return undefined;
  const rounds = values.length - 1;
  const steps: Step[] = [
    { kind: "start", words: "Start" },
    { kind: "work", words: `N = ${start}` },
    ...(hard < 2
      ? [{ kind: "work", words } satisfies Step]
      : [
          { kind: "work", words } satisfies Step,
          { kind: "work", words: `even: N = N ÷ 2 + ${by * 3}` } satisfies Step,
        ]),
    { kind: "decision", words: `N over ${end}?`, no: { to: 2 } },
    { kind: "end", words: "Stop" },
  ];
  const law =
    hard < 2
      ? `N becomes ${times} × N − ${by}`
      : `an odd N becomes ${times} × N + 1, and an even N becomes N ÷ 2 + ${by * 3}`;
  const key = isCount ? rounds : at(values, -1);
  const by3 = by * 3;
  /** Where the chart ends for somebody who works a box otherwise; nothing where it does not end soon. */
  const endOf = (wrong: (n: number) => number): string => {
    let now = start;
    for (let round = 0; round < 9 && now <= end; round++) now = wrong(now);
    return now > end && Number.isInteger(now) ? String(now) : "";
  };
  const boxes = hard < 2 ? "The box" : "One of the two boxes, as N is odd or even,";
  return {
    frames: isCount
      ? [`Follow the chart. ${boxes} is used once in each round. How many rounds are there until it stops?`]
      : [`Follow the chart from start to stop. ${boxes} is used once in each round. What is N at the end?`],
    key: String(key),
    slips: isCount
      ? [
          [String(rounds + 1), "counted the first value as a round"],
          [String(rounds - 1), "did not count the round that ends it"],
          [
            String(range(1, 99).find((n) => start * times ** n > end) ?? 0),
            "multiplied only, round by round",
          ],
          [String(rounds + 2), "went on for two rounds too many"],
        ]
      : hard > 1
        ? [
            [endOf((n) => (n % 2 === 0 ? n / 2 + by3 : times * n)), "left out the 1 that is added"],
            [
              endOf((n) => (n % 2 === 0 ? (n + by3) / 2 : times * n + 1)),
              `added ${by3} before halving instead of after it`,
            ],
            [endOf((n) => (n % 2 === 0 ? n / 2 + by3 : times * (n + 1))), "added 1 before multiplying"],
            [endOf((n) => (n % 2 === 0 ? n / 2 + by3 : times * n + by3)), `added ${by3} in both boxes`],
            [
              endOf((n) => (n % 2 === 0 ? n / 2 + by3 : times * n - 1)),
              "took the 1 away instead of adding it",
            ],
            [
              step(at(values, -1)) > end ? String(step(at(values, -1))) : "",
              "went on for one round too many",
            ],
          ]
        : [
            [String(at(values, -2)), "stopped one round too early"],
            [String(step(at(values, -1))), "went on for one round too many"],
            [
              String(hard < 2 ? times * at(values, -2) : step(at(values, -2)) - 1),
              "left out the last part of the step",
            ],
            [
              String(hard < 2 ? times * at(values, -2) + by : at(values, -1) + by),
              "added where the chart takes away",
            ],
            [String(end), "gave the number of the test"],
          ],
    because: `Round by round N is ${values.join(", ")}. The first value over ${end} ends it, after ${rounds} rounds.`,
    figure: {
      alt: `A flowchart: start with N = ${start}. In each round ${law}. Then: is N over ${end}? If no, another round; if yes, stop`,
      draw: (alt) => drawFlowchart({ alt, steps }),
    },
  };
});
