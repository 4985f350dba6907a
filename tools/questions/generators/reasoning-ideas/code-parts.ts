export const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

export const placeOf = (letter: string): number => alphabet.indexOf(letter) + 1;

export const isVowel = (letter: string): boolean => "AEIOU".includes(letter);

export const reversed = (word: string): string => Array.from(word).toReversed().join("");
