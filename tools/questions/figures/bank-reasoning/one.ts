import { byWords } from "./by-words";

/** The drawings of Reasoning in class 1 that their own words make. */
export const one: Readonly<Record<string, (alt: string) => string>> = byWords("c1-reasoning", {
  shown:
    "star-and-circles cup-key-boat star-grows candles-grow fruits-drop two-smiles one-and-two " +
    "black-and-round two-more-dots number-twos number-down cup-key-wrong circle-twos gap-row " +
    "fish-row four-fish four-flowers leaf-sides four-beetles four-faces four-cakes four-windows " +
    "four-keys boat-shown flower-shown fish-shown duck-before number-five two-dots six-circles " +
    "big-and-small white-and-black cup-and-boat rule-of-one-more four-children five-in-a-line " +
    "star-and-circle two-balances star-two-circles ribbons shifted-ribbons five-things " +
    "row-of-things above-cup below-sun line-of-children duck-to-boat duck-steps left-of-it " +
    "seven-things letter-rows circles-and-stars cups-and-keys black-ones groups-of-two " +
    "upside-down-ones left-lookers animals-and-things same-size ",
  chosen:
    "next-two cup-key-boat:3 star-grows:3 candles-grow fruits-drop two-smiles:3 one-and-two " +
    "black-and-round two-more-dots gap-row:3 fish-row not-three black-white boat-shadow:3 " +
    "flower-shadow same-fish duck-before:3 five-dots:3 make-five make-ten big-and-small:3 " +
    "white-and-black:3 cup-and-boat:3 rule-of-one-more more-and-fewer:3 fewest joins-black:3 " +
    "joins-two:3 joins-upside-down:3 joins-left:3 ",
});
