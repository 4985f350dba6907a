import type { OlympiadText } from "../olympiad-text";

export const olympiadText: OlympiadText = {
  questions: {
    early:
      "The words come from home and school: cat, ship, rain, Monday. A child chooses the right spelling, fills in a missing letter or finds the word that rhymes. The main skill is to hear the sounds in a word, and reading aloud together is the best practice.",
    primary:
      "There are silent letters, double letters, and words that sound alike: knight and night, hole and whole. Each word comes in a sentence, so that the meaning shows which spelling is right. We use British spelling, as schools do.",
    middle:
      "Longer words are built from parts, and the parts can be learned: dis-, -able, -tion. The paper asks for the right spelling, the misspelt word, the missing letters and the meaning. The wrong options are mistakes that even careful writers make.",
    secondary:
      "Many words at this level come from Latin, Greek, French or Indian languages, and their spelling shows it. Students who know where a word comes from seldom have to guess. There are also confusing pairs, such as principal and principle.",
    senior:
      "The words are those of study, science and public life. There is also proofreading: one mistake in a good paragraph, of the kind that a spell checker misses. Meaning and spelling are tested together, because you know a word only when you can use it.",
  },
  grow: {
    early:
      "Children learn to break a word into its sounds and to put it together again. Reading becomes easier along with spelling.",
    primary:
      "Children learn to look at a word twice, to group words with the same pattern, and to use a dictionary.",
    middle:
      "Students learn roots and endings, and each one helps them spell a dozen words. Their writing has fewer small mistakes.",
    secondary:
      "Students gain a larger vocabulary and feel sure of every spelling. Essays in every subject read better.",
    senior:
      "Students learn to proofread their own work, from an application to a project report. It is a small skill that every reader notices.",
  },
  prepare:
    "Collect five words a week that you got wrong. Say them, write them and use each in a sentence. A mock test shows which kind of word to practise next.",
  timeAdvice:
    "Read every option to the last letter: the wrong ones look very similar. Then read the sentence again with your choice in it.",
  mock: "A Spell Bee mock test shows you which words you cannot spell yet. Add them to the words that you are learning.",
};
