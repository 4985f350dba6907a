import type { OlympiadText } from "../olympiad-text";

export const olympiadText: OlympiadText = {
  asked: {
    early:
      "General knowledge begins at the window: which animal gives us wool, where a train stops, what the colours of our flag are, how we cross a road. The questions are short, and many can be answered by a child who likes to ask on the way to school.",
    primary:
      "Children meet India state by state and the world country by country, with rivers, monuments, inventors, games and books. Questions keep to facts that are settled. A few ask for good sense rather than memory: what would you do first?",
    middle:
      "Facts begin to join up. Why is a city where it is? What did an invention change? Which word belongs to which sport? Students who read a newspaper page now and then will recognise a good deal of it.",
    secondary:
      "Questions ask for links: a book and its time, a discovery and its use, a river and the states it feeds. Records that somebody may break tomorrow are left out, so what is learned for this paper stays true.",
    senior:
      "The paper follows the topics of a good newspaper without its rush: the country, the world, science, the arts, sport, and how to manage one's own life and money. It rewards steady reading more than a week of cramming.",
  },
  grow: {
    early:
      "Children learn to wonder about ordinary things and to remember the answer, because they asked the question themselves.",
    primary:
      "Children build a map of the world in their heads, with India in the middle of it, and gather words for what they see on journeys and screens.",
    middle:
      "Students learn to place a fact in time and on a map, and to tell a fact from an opinion or a rumour.",
    secondary:
      "Students learn to connect what they study in history, geography and science, and they find more to say in any conversation.",
    senior:
      "Students become better readers of news and better listeners in a discussion. Interviews and many entrance papers ask for that.",
  },
  prepare:
    "Keep an atlas within reach and look up every place you hear about. One page of a newspaper and one mock test a week are a good rhythm.",
  pace: "Either a fact is there or it is not, so most of these questions are quick. Use the minutes you save where good sense finds the answer.",
  mock: "A general knowledge mock test is a walk around the world in ten stops. Look up one of them afterwards, and it will stay.",
};
