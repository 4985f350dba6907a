import { compileSheet } from "beasties/compiler";
import { createProcessor } from "beasties/runtime";

/** Rules for what a page becomes by a press, without script; and for what Beasties cannot look for in a page. */
const allowRules = [/\[open\]/, /details-marker/];

/** Tailwind's stand-in for browsers that cannot register a variable: none of those that we write for. */
const standIn = /@layer properties\{@supports[^{]*\{[^{]*\{[^}]*\}\}\}/;

/** The registration of a variable. Beasties keeps all of them, and puts a semicolon between, which would undo the next. */
const registration = /;*@property (--[\w-]+)\{[^}]*\};*/g;

/**
 * The styles of one page, for its HTML: the rest of the sheet follows with the script. What arrives in the first round
 * trip of a connection is about 14 KiB, and a page should be by then.
 *
 * @param css the whole style sheet
 * @returns what picks from it the rules that a page of HTML can need as it is, in any state that comes without script
 */
export function createStylePicker(css: string): (html: string) => string {
  const href = "/whole.css";
  const sheet = compileSheet(css.replace(standIn, ""), { href, allowRules });
  const processor = createProcessor([sheet], { inlineFonts: true });
  return (html) => {
    const picked = processor.extract(`<link rel="stylesheet" href="${href}">${html}`).css;
    const uses = picked.replaceAll(registration, "");
    const isUsed = (variable: string) => new RegExp(`${variable}(?![\\w-])`).test(uses);
    return picked.replaceAll(registration, (rule, variable: string) =>
      isUsed(variable) ? rule.replaceAll(/^;+|;+$/g, "") : "",
    );
  };
}
