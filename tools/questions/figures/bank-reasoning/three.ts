import { byWords } from "./by-words";

/** The drawings of Reasoning in class 3 that their own words make. */
export const three: Readonly<Record<string, (alt: string) => string>> = byWords("c3-reasoning", {
  shown:
    "sides-go-up squares-grow triangles-turn faces-in-a-row caterpillars panes-go-round border " +
    "beads count-square wrong-star growing-jumps corner-dots tree-labels boat-and-house " +
    "two-changes cakes cup-shadow inside-out number-cards adding-square dot-steps " +
    "digit-pictures letter-square five-children things-in-a-row star-balance duck-walks " +
    "car-to-boat four-corners arrow-walks car-mirror umbrella-water flag-mirror flower-shown " +
    "panes-mirror fish-mirror ",
  chosen:
    "sides-go-up squares-grow triangles-turn faces-in-a-row caterpillars panes-go-round " +
    "border-next count-square four-things half-black clowns boat-and-house two-changes cakes " +
    "boat-shadow inside-out digit-rows car-mirror umbrella-water flag-mirror flower-shadows " +
    "panes-mirror mirror-pairs fish-twice ",
});
