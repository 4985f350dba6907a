import { describe, expect, it } from "vitest";
import { messagesOf, sampleItem, sampleSet } from "../../../tests/support/item-factory";
import { findClues } from "./clues";

const find = (question: string, options: string[], changes: Parameters<typeof sampleItem>[0] = {}) =>
  messagesOf(findClues(sampleSet([sampleItem({ question, options, answer: options[0] ?? "", ...changes })])));
const seed = "The seeds of the aak float in moving air. How do they travel?";

describe("findClues", () => {
  it("names a word of the stem that the key alone repeats, with any ending", () => {
    expect(find(seed, ["By floating on wind", "By sticking to fur", "In a river", "By bursting"])).toEqual([
      "repeats “float” of the question in the correct option alone",
    ]);
  });

  it("accepts a word that a wrong option repeats as well", () => {
    expect(find(seed, ["By floating on wind", "By floating on water", "On fur", "By bursting"])).toEqual([]);
  });

  it("accepts a key that repeats the stem as every option does", () => {
    const sentence = "The fog dissapated, and the anxious pilot resumed the flight. Which word is misspelt?";
    expect(find(sentence, ["dissapated", "anxious", "pilot", "resumed"])).toEqual([]);
    expect(find(sentence, ["dissapated", "anxious", "pilot", "landed"])).toHaveLength(1);
  });

  it("accepts options that all stand in the stem, short ones too", () => {
    const sentence = "Which word is an adverb? She runs quickly home.";
    expect(find(sentence, ["quickly", "She", "runs", "home"])).toEqual([]);
  });

  it("does not treat short and empty words as clues", () => {
    expect(find(seed, ["They are in the air", "On fur", "On a river", "By bursting"])).toEqual([]);
    expect(find("Which of these is it?", ["These", "Cat", "Dog", "Cow"])).toEqual([]);
  });

  it("ignores the texts of picture options", () => {
    const options = ["By floating", "On fur", "In a river", "By bursting"];
    expect(find(seed, options)).toHaveLength(1);
    expect(find(seed, options, { optionFigures: { "By floating": "a.svg" } })).toEqual([]);
  });
});
