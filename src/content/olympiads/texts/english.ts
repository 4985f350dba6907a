import type { OlympiadText } from "../olympiad-text";

export const olympiadText: OlympiadText = {
  questions: {
    early:
      "Most questions are about words: “a” or “an”, one and many, opposites, “he runs” but “they run”. The sentences and stories are short. A child who is read to at home, in any language, will feel comfortable here.",
    primary:
      "Children now choose between words that are nearly right. Was going or went? Their or there? Quick or quickly? There are short passages too, with questions about what is said and what is meant. Every passage is newly written.",
    middle:
      "Sentences are longer, and joining words such as if, although and unless matter more. Questions ask for the tense that fits the story, the word that fits the tone, and the meaning hidden in a passage.",
    secondary:
      "At this stage the questions are like editing real writing: say the same thing in another way, find a mistake, put a paragraph in order. Words are tested in a sentence, never as a list to learn by heart.",
    senior:
      "The questions are about English for study and work. Students read an argument and judge it, recognise a formal or a friendly tone, and put a jumbled paragraph in order. Grammar is tested where it changes the meaning.",
  },
  grow: {
    early:
      "Children learn to notice how words end, to begin a sentence with a capital letter, and to enjoy a story enough to ask for another.",
    primary:
      "Children learn new words, which words go together, and how to hear when a sentence sounds wrong. They write better and speak more easily.",
    middle:
      "Students learn to understand what a text does not say directly, to write long sentences correctly, and to guess a new word from the words around it.",
    secondary:
      "Students learn to check their own writing as a stranger would read it. Letters, answers and essays at school become shorter and clearer.",
    senior:
      "Students learn to write for a reader, to cut what is not needed, and to read quickly without missing the point. Interviews and applications need exactly these skills.",
  },
  prepare:
    "Read a page of something every day, and look up one new word in it. A mock test then shows you which rule to revise next.",
  timeAdvice:
    "Word questions take only seconds, so save your time for the passages. Read each passage once for its meaning, and again when you have read the question.",
  mock: "When you practise, say the sentence aloud: you will hear many mistakes. Then write down the correct sentence once.",
};
