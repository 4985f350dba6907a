import type { OlympiadText } from "../olympiad-text";

export const olympiadText: OlympiadText = {
  asked: {
    early:
      "The words are those of home and school: cat, ship, rain, Monday. A child picks the right spelling, fills a missing letter or finds the word that rhymes. Hearing the sounds in a word is what counts, and reading aloud together is the best practice.",
    primary:
      "Now come the letters we write and do not hear, the letters we write twice, and the words that sound alike: knight and night, hole and whole. Questions are set in sentences, so that the meaning shows which one is right. Spelling is British, as in school.",
    middle:
      "Longer words are built from parts, and the parts can be learned: dis-, -able, -tion. The paper asks for the right spelling, the misspelt word, the missing letters and the meaning. The wrong choices are the slips that careful writers really make.",
    secondary:
      "Many words of classes 9 and 10 come from Latin, Greek, French and from Indian languages too, and keep something of their old spelling. Students who know where a word comes from seldom have to guess. Confusing pairs such as principal and principle return.",
    senior:
      "The paper turns to the words of study, science and public life, and to proofreading: one slip in a good paragraph, the kind that a computer lets pass. Meaning and spelling are asked together, for a word is known only when it can be used.",
  },
  grow: {
    early:
      "Children learn to take a word apart by its sounds and to put it together again. Reading becomes easier along with spelling.",
    primary:
      "Children learn to look at a word twice, to group words that behave alike, and to use a dictionary without being told.",
    middle:
      "Students learn roots and endings, and with each of them a dozen words. Their writing loses its small slips.",
    secondary:
      "Students gain a larger vocabulary and the calm of knowing how to write it. Essays in every subject read better.",
    senior:
      "Students learn to proofread their own work, from an application to a project report. It is a small skill that every reader notices.",
  },
  prepare:
    "Collect five words a week that went wrong, say them, write them, use each in a sentence. A mock test shows which kind of word to collect next.",
  pace: "Read every option to its last letter, for the wrong ones are close. Then read the sentence again with your choice in it.",
  mock: "A spelling mock test shows which words you only think you know. Put those on your list, and leave the others alone.",
};
