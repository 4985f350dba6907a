import type { OlympiadText } from "../olympiad-text";

export const olympiadText: OlympiadText = {
  questions: {
    early:
      "The questions are about the world around us: which animal gives us wool, where a train stops, the colours of our flag, how to cross a road. They are short, and a curious child can answer many of them.",
    primary:
      "The questions are about the states of India and the countries of the world: their rivers, monuments, inventors, games and books. We ask for facts that do not change. A few questions test good sense instead of memory: what would you do first?",
    middle:
      "Students begin to connect facts. Why is a city where it is? What did an invention change? Which word belongs to which sport? Students who read a newspaper now and then will recognise much of it.",
    secondary:
      "Questions ask for connections: a book and its time, a discovery and its use, a river and the states it flows through. We leave out records that may be broken tomorrow, so what you learn for this paper stays true.",
    senior:
      "The paper covers the topics of a good newspaper: the country, the world, science, the arts, sport, and how to manage your life and money. Reading a little every day helps more than a week of cramming.",
  },
  grow: {
    early: "Children become curious about everyday things and learn to find answers with an adult’s help.",
    primary:
      "Children learn where places are, in India and in the world, and the names of things they see on trips and on screen.",
    middle:
      "Students learn when and where things happened, and how a fact differs from an opinion or a rumour.",
    secondary:
      "Students learn to connect what they study in history, geography and science, and they find more to say in any conversation.",
    senior:
      "Students become better readers of news and better listeners in a discussion. Interviews and many entrance exams test this.",
  },
  prepare:
    "Keep an atlas within reach and look up every place you hear about. One page of a newspaper and one mock test a week make a good routine.",
  timeAdvice:
    "You either know a fact or you don’t, so most questions are quick. Spend the time you save on the ones that need thinking.",
  mock: "A General Knowledge mock test takes you around the world in ten questions. Afterwards, read a little more about one of the answers: you will remember it better.",
};
