import { compileSheet } from "beasties/compiler";
import { createProcessor } from "beasties/runtime";

/**
 * Selectors that are always included: states that a click causes without script, and selectors that Beasties cannot
 * find in a page.
 */
const allowRules = [/\[open\]/, /details-marker/];

/** Tailwind's fallback for browsers that cannot register CSS variables, which we do not support. */
const variableFallback = /@layer properties\{@supports[^{]*\{[^{]*\{[^}]*\}\}\}/;

/**
 * The registration of a CSS variable. Beasties keeps all of them with a semicolon between, which makes the next rule
 * invalid.
 */
const variableRegistration = /;*@property (--[\w-]+)\{[^}]*\};*/g;

/**
 * Creates a function that reduces the style sheet to the styles of one page, which go into its HTML. The complete sheet
 * is loaded later, with the script. The first round trip of a connection carries about 14 KiB, and the page should be
 * visible by then.
 *
 * @param css the complete style sheet
 * @returns a function that takes a page's HTML and returns the rules that it can need without script
 */
export function createStylePicker(css: string): (html: string) => string {
  const href = "/all.css";
  const sheet = compileSheet(css.replace(variableFallback, ""), { href, allowRules });
  const processor = createProcessor([sheet], { inlineFonts: true });
  return (html) => {
    const pickedCss = processor.extract(`<link rel="stylesheet" href="${href}">${html}`).css;
    const cssOfUses = pickedCss.replaceAll(variableRegistration, "");
    const isUsed = (variable: string) => new RegExp(`${variable}(?![\\w-])`).test(cssOfUses);
    return pickedCss.replaceAll(variableRegistration, (rule, variable: string) =>
      isUsed(variable) ? rule.replaceAll(/^;+|;+$/g, "") : "",
    );
  };
}
