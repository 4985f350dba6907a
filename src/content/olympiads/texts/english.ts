import type { OlympiadText } from "../olympiad-text";

export const olympiadText: OlympiadText = {
  asked: {
    early:
      "Words come first: a or an, one cat and two cats, hot and cold, he runs and they run. The sentences are short, and so are the little stories. A child who is read to, in any language at home, will feel at ease here.",
    primary:
      "Children now choose between words that are nearly right. Was going or went? Their or there? Quick or quickly? There are short passages too, with questions about what is said and what is meant. Every passage is newly written.",
    middle:
      "Sentences grow longer, and the small words that hold them together begin to matter: if, although, unless, which. Questions ask for the tense that fits the story, the word that fits the tone, and the meaning hidden in a passage.",
    secondary:
      "At this stage the questions look like real editing. A sentence has to say the same thing in another way, a slip has to be found, a paragraph has to hold together. Words are asked in context, never as a list to be learned by heart.",
    senior:
      "English is now a tool for study and work. Students read an argument and weigh it, tell a formal tone from a friendly one, and put a tangled paragraph in order. Grammar appears where it changes the meaning.",
  },
  grow: {
    early:
      "Children learn to listen for the end of a word, to begin a sentence with a capital letter, and to enjoy a story enough to ask for another.",
    primary:
      "Children gather words, learn which ones go together, and begin to hear when a sentence sounds wrong. They write better, and they also speak with more ease.",
    middle:
      "Students learn to read between the lines, to build a long sentence without losing its subject, and to guess a new word from its neighbours.",
    secondary:
      "Students learn to check their own writing as a stranger would read it. Letters, answers and essays at school become shorter and clearer.",
    senior:
      "Students learn to write for a reader, to cut what is not needed, and to read quickly without missing the point. Interviews and applications ask for exactly that.",
  },
  prepare:
    "Read something every day, a page is enough, and look up one new word in it. A mock test then shows which rule to look at next.",
  pace: "The word questions take seconds, so the minutes are there for reading. Read a passage once for its story and once for the question.",
  mock: "When you practise, say the sentence aloud: the ear finds many slips. Afterwards write the right one down once.",
};
