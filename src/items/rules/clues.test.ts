import { describe, expect, it } from "vitest";
import { messagesOf, sampleItem, sampleSet } from "../../../tests/support/item-factory";
import { findClues } from "./clues";

const listMessages = (question: string, options: string[], changes: Parameters<typeof sampleItem>[0] = {}) =>
  messagesOf(findClues(sampleSet([sampleItem({ question, options, answer: options[0] ?? "", ...changes })])));
const seedQuestion = "The seeds of the aak float in moving air. How do they travel?";

describe("findClues", () => {
  it("reports a word of the question that only the correct option repeats, even with another ending", () => {
    expect(
      listMessages(seedQuestion, ["By floating on wind", "By sticking to fur", "In a river", "By bursting"]),
    ).toEqual(["repeats “float” from the question in the correct option only"]);
  });

  it("accepts a word that a wrong option repeats as well", () => {
    expect(
      listMessages(seedQuestion, ["By floating on wind", "By floating on water", "On fur", "By bursting"]),
    ).toEqual([]);
  });

  it("accepts a correct option made of words of the question if every option is", () => {
    const sentence = "The fog dissapated, and the anxious pilot resumed the flight. Which word is misspelt?";
    expect(listMessages(sentence, ["dissapated", "anxious", "pilot", "resumed"])).toEqual([]);
    expect(listMessages(sentence, ["dissapated", "anxious", "pilot", "landed"])).toHaveLength(1);
  });

  it("accepts options that are all words of the question, short ones too", () => {
    const sentence = "Which word is an adverb? She runs quickly home.";
    expect(listMessages(sentence, ["quickly", "She", "runs", "home"])).toEqual([]);
  });

  it("does not treat short and common words as clues", () => {
    expect(
      listMessages(seedQuestion, ["They are in the air", "On fur", "On a river", "By bursting"]),
    ).toEqual([]);
    expect(listMessages("Which of these is it?", ["These", "Cat", "Dog", "Cow"])).toEqual([]);
  });

  it("ignores the texts of picture options", () => {
    const options = ["By floating", "On fur", "In a river", "By bursting"];
    expect(listMessages(seedQuestion, options)).toHaveLength(1);
    expect(listMessages(seedQuestion, options, { optionFigures: { "By floating": "a.svg" } })).toEqual([]);
  });
});
