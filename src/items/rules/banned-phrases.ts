import { createFindingBuilder, type Finding } from "./finding";
import type { ItemSet } from "./item-set";

/** Phrases that depend on the other options or on their order, such as `all of the above` and `option B`. */
const bannedPhrases = [
  /\b(all|none|both|neither|any|each) of the (above|options)\b/i,
  /^(all|none|both|neither|any|each) of (these|them)$/i,
  /\bboth \(?[a-d]\)? and \(?[a-d]\)?(?![a-z])/i,
  /\boptions? \(?[a-d1-4]\)?(?![a-z])/i,
  /\b(the )?(first|second|third|fourth|last) option\b/i,
  /\bcannot be determined from the above\b/i,
] as const;

/** Quoted text, in any kind of quotation marks. */
const quotations = /“[^”]*”|"[^"]*"|‘[^’]*’|(?<!\w)'[^']*'(?!\w)/g;
/** A question with a lower-case `not` or `except`. */
const negativeStem = /\b(?:which|what|who|where|when)\b[^.?!\n]*\b(?:not|except)\b[^.?!\n]*\?/;
const maxNegativeShare = 0.1;

/**
 * Reports "all of the above", texts that depend on the order of the options (which are shuffled on screen), more than
 * one negative question in ten, and NOT or EXCEPT that is not in capitals (docs/questions.md section 3 nos. 3, 4, 8).
 */
export function findWordingErrors(set: ItemSet): Finding[] {
  const { name, items } = set;
  const report = createFindingBuilder(name, "banned-phrases");
  const findings = items.flatMap(({ id, question, options }) => {
    const texts: readonly (readonly [string, string])[] = [
      ["question", question],
      ...options.map((option) => ["options", option] as const),
      ["explanation", set.explanations[id]?.why ?? ""],
    ];
    const phraseFindings = texts.flatMap(([field, text]) => {
      const phrase = findPhrase(text);
      return phrase === undefined ? [] : [report(`has the banned phrase “${phrase}”`, { id, field })];
    });
    // Without quotations, and with a lower-case first letter, because the pattern is in lower case.
    const stemToCheck = question.replace(quotations, "").replace(/^[A-Z]\w/, (start) => start.toLowerCase());
    const lowerCaseMessage = "asks with a lower-case “not” or “except”: write it in capitals";
    return [
      ...phraseFindings.slice(0, 1),
      ...(negativeStem.test(stemToCheck) ? [report(lowerCaseMessage, { id, field: "question" })] : []),
    ];
  });

  const negativeCount = items.filter(({ question }) => /\b(NOT|EXCEPT)\b/.test(question)).length;
  if (negativeCount > items.length * maxNegativeShare)
    findings.push(report(`has ${negativeCount} questions with NOT or EXCEPT: one in ten at most`));
  return findings;
}

function findPhrase(text: string): string | undefined {
  return bannedPhrases.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
}
