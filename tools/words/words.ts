/**
 * Where a word was found: in a comment or document, in a test's title or comment, in a text that users read, or in a
 * question's explanation.
 */
export type Kind = "comment" | "test" | "text" | "question";

/** A word to avoid, and the plainer one to use. */
export type Word = {
  /** A regular expression without flags. A space stands for any white space, including a line break. */
  pattern: string;
  better: string;
  kinds: readonly Kind[];
};

const everywhere = ["comment", "test", "text", "question"] as const;
const codeKinds = ["comment", "test", "text"] as const;
const textKinds = ["text"] as const;

/** The words to avoid. Each `pattern` is matched as a whole word, in upper or lower case. */
export const words: readonly Word[] = [
  { pattern: "anew", better: "again", kinds: everywhere },
  { pattern: "amiss", better: "wrong, invalid", kinds: everywhere },
  { pattern: "mend(?:s|ed|ing)?", better: "fix, correct", kinds: everywhere },
  { pattern: "begun", better: "started", kinds: everywhere },
  {
    pattern: "who(?:so|m)?ever|nobody who|(?:for|to|of|by|from|beside) who",
    better: "a noun: the student, anyone who, the person who",
    kinds: everywhere,
  },
  { pattern: "whatever", better: "anything that, everything that, any", kinds: codeKinds },
  { pattern: "who sat|sat by|sat it", better: "who took the exam", kinds: everywhere },
  {
    pattern: "stands?(?![- ](?:in|for|alone|out|away|still)\\b)|stood",
    better: "is, is shown, appears",
    kinds: codeKinds,
  },
  { pattern: "go(?:es)? on|went on|going on", better: "continue", kinds: codeKinds },
  { pattern: "told|tells", better: "say, show, return, give", kinds: codeKinds },
  { pattern: "tell apart|told apart", better: "distinguish", kinds: codeKinds },
  { pattern: "by (?:itself|themselves)", better: "automatically, alone", kinds: codeKinds },
  {
    pattern: "nought|naught|likewise|hereby|thereof|therein|thereby|henceforth|hither|thence",
    better: "the plain word",
    kinds: everywhere,
  },
  { pattern: "e-mails?", better: "email", kinds: codeKinds },
  { pattern: "notch", better: "step", kinds: codeKinds },
  { pattern: "at once", better: "straight away, immediately", kinds: textKinds },
  { pattern: "mails?", better: "email", kinds: textKinds },
  { pattern: "the room", better: "the exam page", kinds: textKinds },
  { pattern: "noticed|noted", better: "recorded", kinds: textKinds },
  { pattern: "has the mark", better: "scores the mark, got it right", kinds: textKinds },
  { pattern: "hours? to be announced", better: "time to be announced", kinds: textKinds },
  { pattern: "(?:gone|goes|go) back", better: "refunded", kinds: textKinds },
  { pattern: "\\d %", better: "no space before %", kinds: textKinds },
  {
    pattern: "(?<!\\n\\s\\*\\s[^\\n]*)[a-z]+'(?:s|t|ll|re|ve|d)",
    better: "a curly apostrophe: ’",
    kinds: textKinds,
  },
  {
    pattern: "(?<=^(?:\\/\\*\\*?|\\/\\/|--|is)[\\s']+)What(?=\\s\\w[^?]*$)",
    better: "a noun to start with: the answer of, the errors of, the content of",
    kinds: ["comment", "test"],
  },
  { pattern: "I\\. e\\.", better: "that is", kinds: everywhere },
];

/** Outcomes of the API, and texts that docs/specification.md quotes. They must not change. */
export const allowedTexts: readonly string[] = [
  "Please enter the student's name.",
  "Please enter the guardian's name.",
  "Heron's Formula",
];

/**
 * Folders and files that are clean, by kind: a word to avoid is an error there, and a warning everywhere else. Add a
 * folder or file when it is clean.
 */
export const cleanPaths: Readonly<Record<Kind, readonly string[]>> = {
  comment: [
    "README.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "CHANGELOG.md",
    "docs",
    "src",
    "supabase",
    "tools",
  ],
  test: ["proofs", "src", "supabase", "tests", "tools"],
  text: ["src", "supabase", "tools"],
  question: [],
};
