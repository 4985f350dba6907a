import type { Draw } from "./draw";

export type Person = { readonly name: string; readonly they: "she" | "he"; readonly their: "her" | "his" };

/** As many girls as boys, from the north, west, south, east and north-east in turn. */
const girls = [
  "Simran",
  "Sayali",
  "Kavya",
  "Mitali",
  "Lalremi",
  "Zoya",
  "Hetal",
  "Selvi",
  "Rina",
  "Dolma",
  "Nandini",
  "Ananya",
  "Meera",
  "Divya",
  "Barsha",
];
const boys = [
  "Gurdeep",
  "Omkar",
  "Karthik",
  "Debu",
  "Biren",
  "Imran",
  "Jignesh",
  "Joseph",
  "Anirban",
  "Tashi",
  "Rohan",
  "Kabir",
  "Nikhil",
  "Surya",
  "Manas",
];

/** A child with the words that stand for her or him. */
export function drawPerson(draw: Draw): Person {
  return draw.int(0, 1) === 0
    ? { name: draw.one(girls), they: "she", their: "her" }
    : { name: draw.one(boys), they: "he", their: "his" };
}

/** A girl and a boy, in either order. */
export function drawPair(draw: Draw): [Person, Person] {
  const girl: Person = { name: draw.one(girls), they: "she", their: "her" };
  const boy: Person = { name: draw.one(boys), they: "he", their: "his" };
  return draw.int(0, 1) === 0 ? [girl, boy] : [boy, girl];
}

const towns = [
  "Jaipur",
  "Nagpur",
  "Kochi",
  "Cuttack",
  "Guwahati",
  "Shimla",
  "Surat",
  "Madurai",
  "Ranchi",
  "Imphal",
  "Indore",
  "Mysuru",
  "Patna",
  "Shillong",
  "Vijayawada",
  "Leh",
];

/** A town, from all over the country. */
export const drawTown = (draw: Draw): string => draw.one(towns);
