import type { OlympiadText } from "../olympiad-text";

export const olympiadText: OlympiadText = {
  questions: {
    early:
      "Words come first: a or an, one cat and two cats, hot and cold, he runs and they run. The sentences are short, and so are the little stories. A child who is read to at home, in any language, will feel comfortable here.",
    primary:
      "Children now choose between words that are nearly right. Was going or went? Their or there? Quick or quickly? There are short passages too, with questions about what is said and what is meant. Every passage is newly written.",
    middle:
      "Sentences get longer, and small joining words begin to matter: if, although, unless, which. Questions ask for the tense that fits the story, the word that fits the tone, and the meaning hidden in a passage.",
    secondary:
      "At this stage the questions are like editing real writing: say the same thing in another way, find a mistake, put a paragraph in order. Words are tested in a sentence, never as a list to learn by heart.",
    senior:
      "English is now a tool for study and work. Students read an argument and judge it, tell a formal tone from a friendly one, and put a jumbled paragraph in order. Grammar is tested where it changes the meaning.",
  },
  grow: {
    early:
      "Children learn to notice how words end, to begin a sentence with a capital letter, and to enjoy a story enough to ask for another.",
    primary:
      "Children learn new words, which words go together, and how to hear when a sentence sounds wrong. They write better and speak more easily.",
    middle:
      "Students learn to read between the lines, to build a long sentence without losing its subject, and to guess a new word from the words around it.",
    secondary:
      "Students learn to check their own writing as a stranger would read it. Letters, answers and essays at school become shorter and clearer.",
    senior:
      "Students learn to write for a reader, to cut what is not needed, and to read quickly without missing the point. Interviews and applications need exactly these skills.",
  },
  prepare:
    "Read a page of something every day, and look up one new word in it. A mock test then shows you which rule to revise next.",
  pace: "Word questions take only seconds, so keep your minutes for reading. Read a passage once for the story and once for the question.",
  mock: "When you practise, say the sentence aloud: your ear catches many mistakes. Then write down the correct sentence once.",
};
