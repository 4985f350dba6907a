import type { Page } from "@playwright/test";

const story = {
  kind: "story",
  title: "The Kite That Came Back",
  text: Array.from(
    { length: 6 },
    (_, index) =>
      `On the ${["first", "second", "third", "fourth", "fifth", "sixth"][index]} day of the holidays Meera took her red kite to the roof. The wind came over the river, and the string ran through her fingers faster than she could count. Somebody on the other roof had cut it before she had called her brother.`,
  ).join("\n\n"),
};

const poem = {
  kind: "poem",
  text: "Slowly the lamp\n   goes out, goes out,\nSlowly the lamp\n\nAnd the night comes in.",
};

/** Draws a figure in the bank's style, with a bar for each height. */
function drawBars(...heights: number[]): string {
  const bars = heights.map(
    (height, index) => `<rect x="${20 + index * 70}" y="${180 - height}" width="46" height="${height}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" fill="none" stroke="currentColor" stroke-width="3"><path d="M8 8v180h304"/>${bars.join("")}</svg>`;
}

const drawings: Record<string, string> = {
  "form-bars.svg": drawBars(60, 90, 150, 40),
  "form-a.svg": drawBars(30),
  "form-b.svg": drawBars(30, 60),
  "form-c.svg": drawBars(30, 60, 90),
  "form-d.svg": drawBars(30, 60, 90, 120),
};

const words = ["Heart", "Lungs", "Kidneys", "Electroencephalographically"];

/** Items of all forms that are difficult to lay out: with long words, five columns, three options or a long passage. */
const items: Record<string, unknown>[] = [
  {
    form: "figure",
    question: "The graph shows how many laddoos four stalls sold. Which stall sold most?",
    figure: { file: "form-bars.svg", alt: "Four bars; the third is the highest" },
    options: ["The first", "The second", "The third"],
  },
  {
    form: "figure",
    question: "Which drawing comes next?",
    options: ["One bar", "Two bars", "Three bars", "Four bars"],
    optionFigures: {
      "One bar": "form-a.svg",
      "Two bars": "form-b.svg",
      "Three bars": "form-c.svg",
      "Four bars": "form-d.svg",
    },
  },
  {
    form: "table",
    question: "How many more books did Class 5 read on Wednesday than on Monday?",
    table: {
      caption: "Books read in a week",
      head: ["Class", "Monday", "Tuesday", "Wednesday", "Thursday"],
      rows: [
        ["Class 4", "12", "15", "9", "20"],
        ["Class 5", "18", "₹ 1,250", "31", "?"],
        ["Environmental studies", "8", "11", "14", "7"],
      ],
    },
  },
  { form: "passage", question: "Where did Meera fly her kite?", passage: "kite" },
  { form: "passage", question: "What is the mood of the poem?", passage: "lamp" },
  {
    form: "statements",
    question:
      "Read both.\nAssertion: Ice floats on water.\nReason: Water expands when it freezes, so that ice is lighter than the water that it pushes away.\nWhich is right?",
    options: [
      "Both are true, and the reason explains it",
      "Both are true",
      "Only the assertion is true",
      "Both are false",
    ],
  },
  {
    form: "match",
    question: `Match each part with what it does.\nP. ${words[0]} | 1. Takes in air\nQ. ${words[1]} | 2. Cleans the blood and makes urine\nR. ${words[3]} | 3. Pumps blood`,
    options: ["P-3, Q-1, R-2", "P-1, Q-2, R-3", "P-2, Q-3, R-1", "P-3, Q-2, R-1"],
  },
  {
    form: "order",
    question:
      "Put the steps of making tea in order.\nP. Pour it through a strainer.\nQ. Boil the water.\nR. Add the tea leaves and the milk.",
    options: ["Q, R, P", "P, Q, R", "R, Q, P", "Q, P, R"],
  },
  {
    form: "code",
    question:
      "What does this program print?\n    total = 0\n    for number in range(1, 4):\n        if number % 2 == 1:\n            total = total + number * 10  # only the odd ones are added to the total\n    print(total)",
    options: ["40", "60", "20", "10"],
  },
  {
    form: "sufficiency",
    question:
      "How old is Ravi?\nI. He is twice as old as Asha.\nII. Asha was born in 2016.\nWhich is enough to know?",
    options: ["I alone", "II alone", "Both together", "Not even both"],
  },
];

/** The beginnings of the ten questions, in the order of the file. */
export const formStems = items.map(({ question }) => String(question).split("\n")[0] ?? "");

/**
 * Replaces the question file of Maths, class 5, with a file that has questions of all forms.
 *
 * @param page the page of the test
 */
export async function serveQuestionForms(page: Page): Promise<void> {
  const file = items.map((item, index) => {
    const options = item.options ?? ["1", "2", "3", "4"];
    const answer: unknown = Object(options)[0];
    const id = `form-${index}`;
    return Object.assign({ id, topic: "Forms", level: 1, family: id, options, answer }, item);
  });
  await page.route("**/data/class5-maths.json", (route) => route.fulfill({ json: file }));
  await page.route("**/data/class5-maths.passages.json", (route) =>
    route.fulfill({ json: { kite: story, lamp: poem } }),
  );
  await page.route("**/data/figures/form-*.svg", (route) =>
    route.fulfill({
      body: drawings[route.request().url().split("/").at(-1) ?? ""] ?? "",
      contentType: "image/svg+xml",
    }),
  );
}
