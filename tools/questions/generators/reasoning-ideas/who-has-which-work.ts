import type { Draft, Slip } from "../family";
import { listed, placings } from "./place-parts";
import { type Clue, at, drawNames, fewClues, framesFor, puzzle, some } from "./puzzle";

const jobs = ["a tailor", "a pilot", "a potter", "a nurse", "a lawyer", "a chemist", "a painter", "a farmer"];

const towns = ["Kochi", "Jaipur", "Patna", "Shimla", "Mysuru", "Imphal", "Surat", "Cuttack"];

/** Four people, their work and their towns: who has what. */
export const matchByClues = puzzle("who-has-which-work", (draw, _, hard, voice): Draft | undefined => {
  const many = hard < 1 ? 3 : 4;
  const names = drawNames(draw, many);
  const [works, cities] = [some(draw, jobs, many), some(draw, towns, many)];
  type World = { readonly work: readonly string[]; readonly city: readonly string[] };
  const worlds = placings(many).flatMap((a) =>
    placings(many).map((b): World => ({
      work: a.map((one) => at(works, one)),
      city: b.map((one) => at(cities, one)),
    })),
  );
  const truth = draw.one(worlds);
  const clues = names.flatMap((name, index): Clue<World>[] => {
    const [work, city] = [at(truth.work, index), at(truth.city, index)];
    const other = draw.one(works.filter((one) => one !== work));
    const place = draw.one(cities.filter((one) => one !== city));
    return [
      { text: `The ${work.slice(2)} is from ${city}.`, holds: (w) => w.city[w.work.indexOf(work)] === city },
      { text: `${name} is from ${city}.`, holds: (w) => w.city[index] === city },
      { text: `${name} is not ${other}.`, holds: (w) => w.work[index] !== other },
      {
        text: `Neither ${name} nor the ${other.slice(2)} is from ${place}.`,
        holds: (w) =>
          w.city[index] !== place && w.work[index] !== other && w.city[w.work.indexOf(other)] !== place,
      },
      {
        text: `${name} is ${work} or from ${place}, but not both.`,
        holds: (w) => (w.work[index] === work) !== (w.city[index] === place),
      },
      {
        text: `The ${other.slice(2)} is not from ${city}.`,
        holds: (w) => w.city[w.work.indexOf(other)] !== city,
      },
    ];
  });
  const chosen = fewClues(
    draw,
    worlds,
    clues.filter(({ holds }) => holds(truth)),
    hard < 1 ? 5 : 7,
  );
  if (!chosen || (hard > 1 && chosen.filter(({ text }) => /^\w+ is from/.test(text)).length > 1))
    return undefined;
  const letters = ["P", "Q", "R", "S"];
  const right = draw.shuffle(works);
  const show = (order: readonly string[]): string =>
    order.map((work, index) => `${letters[index]}-${right.indexOf(work) + 1}`).join(", ");
  const others = draw.shuffle(
    placings(many)
      .map((order) => order.map((one) => at(works, one)))
      .filter((order) => show(order) !== show(truth.work)),
  );
  const broken = (order: readonly string[]): Clue<World> | undefined =>
    chosen.find(
      ({ holds }) =>
        !placings(many).some((city) => holds({ work: order, city: city.map((one) => at(cities, one)) })),
    );
  // In class 6 the options may break a clue at sight.
  const isYoung = voice > 2 && hard < 3;
  const slips = others
    .toSorted(
      (a, b) =>
        (isYoung ? 0 : Number(broken(a) !== undefined) - Number(broken(b) !== undefined)) ||
        b.filter((work, index) => work === truth.work[index]).length -
          a.filter((work, index) => work === truth.work[index]).length,
    )
    .map((order): Slip => {
      const clue = broken(order);
      const wrong = names.findIndex((_, index) => order[index] !== truth.work[index]);
      const text = clue
        ? `breaks the clue “${clue.text.slice(0, -1)}”`
        : `makes ${at(names, wrong)} ${order[wrong]}, which leaves no town`;
      return [
        show(order),
        text.split(" ").length > 12 ? `makes ${at(names, wrong)} ${order[wrong]} against the clues` : text,
      ];
    });
  const lines = names
    .map((name, index) => `${letters[index]}. ${name} | ${index + 1}. ${at(right, index)}`)
    .join("\n");
  const story = `${many === 3 ? "Three" : "Four"} friends have different work and come from ${listed(cities)}, one from each.`;
  if (
    show(truth.work) ===
    letters
      .slice(0, many)
      .map((letter, index) => `${letter}-${index + 1}`)
      .join(", ")
  )
    return undefined;
  return {
    frames: framesFor(voice, [
      `${story} ${chosen.map(({ text }) => text).join(" ")}\n${lines}\nWho has which work?`,
      `${story} ${chosen.map(({ text }) => text).join(" ")}\n${lines}\nWhich pairs belong together?`,
      `Of ${many === 3 ? "three" : "four"} travellers each has other work, and they are at home in ${listed(cities)}. ${chosen.map(({ text }) => text).join(" ")}\n${lines}\nWhich work belongs to whom?`,
      `${listed(cities)} are the towns of ${many === 3 ? "three" : "four"} people with different work. ${chosen.map(({ text }) => text).join(" ")}\n${lines}\nHow do people and work go together?`,
    ]),
    key: show(truth.work),
    slips,
    because: `Make a table of people, work and towns and cross out what the clues forbid. What is left: ${names.map((name, index) => `${name} ${at(truth.work, index).slice(2)} from ${truth.city[index]}`).join(", ")}.`,
    form: "match",
    isWords: true,
  };
});
