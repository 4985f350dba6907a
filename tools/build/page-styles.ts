import { transform } from "lightningcss";
import postcss, { type AtRule, type Root } from "postcss";
import { PurgeCSS } from "purgecss";
import { lightningTargets } from "./supported-browsers";

/** A tag with its attributes, and what in them a rule can ask for. */
const tag = /<([a-z][\w-]*)([^>]*)>/gi;
const attribute = /([\w:-]+)(?:="([^"]*)")?/g;
const askedFor = new Set(["class", "id", "type", "role"]);

/** States that come and go while a page is read: rules for them stay, though its HTML does not show them. */
const dynamicAttributes = ["open", "checked", "disabled", "aria-current", "aria-expanded", "aria-selected"];

/** Parts of fields for text, of which a page without such fields has none. */
const textFieldParts = /^::(?:placeholder|file-selector-button|-webkit-(?:search|date|calendar|inner|outer))/;

/** @returns the words of a page that its rules can hang on, each once and sorted: pages alike share their styles */
function listWords(html: string): string[] {
  const words = new Set<string>(["html", "body"]);
  for (const [, name = "", attributes = ""] of html.matchAll(tag)) {
    words.add(name.toLowerCase());
    for (const [, key = "", value = ""] of attributes.matchAll(attribute)) {
      words.add(key);
      if (askedFor.has(key)) for (const word of value.split(/\s+/)) words.add(word.replaceAll("&amp;", "&"));
    }
  }
  return [...words].toSorted();
}

/** Whether a registered property of Tailwind is named anywhere else than in its own registration. */
function isUsed(root: Root, { params }: AtRule): boolean {
  let used = false;
  root.walkDecls((declaration) => {
    used ||= declaration.prop === params || declaration.value.includes(params);
  });
  return used;
}

/** Takes away what PurgeCSS does not look at. */
function trim(css: string, hasTextFields: boolean): string {
  const root = postcss.parse(css);
  root.walkAtRules("layer", (layer) => {
    // Tailwind's stand-in for browsers that cannot register a property; the whole sheet brings it to them.
    if (layer.params === "properties") layer.remove();
  });
  root.walkComments((comment) => void comment.remove());
  root.walkRules((rule) => {
    if (!hasTextFields && rule.selectors.every((selector) => textFieldParts.test(selector))) rule.remove();
  });
  root.walkAtRules("property", (property) => {
    if (!isUsed(root, property)) property.remove();
  });
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(root.toString()),
    minify: true,
    targets: lightningTargets,
  });
  return code.toString();
}

/**
 * The styles of one page, for its HTML: the rest of the sheet follows with the script. What arrives in the first round
 * trip of a connection is about 14 KiB, and a page should stand by then.
 *
 * @param css the whole style sheet
 * @returns what picks from it the rules that a page of HTML can need as it is, in any state that comes without script
 */
export function createStylePicker(css: string): (html: string) => Promise<string> {
  const picked = new Map<string, Promise<string>>();
  const pick = async (words: readonly string[]) => {
    const purge = new PurgeCSS();
    const [result] = await purge.purge({
      content: [{ raw: words.join(" "), extension: "html" }],
      css: [{ raw: css }],
      defaultExtractor: (text) => text.split(" "),
      variables: true,
      keyframes: true,
      dynamicAttributes,
    });
    const hasTextFields = words.some((word) => ["email", "password", "text", "tel", "select"].includes(word));
    return trim(result?.css ?? "", hasTextFields);
  };
  return (html) => {
    const words = listWords(html);
    const key = words.join(" ");
    const styles = picked.get(key) ?? pick(words);
    picked.set(key, styles);
    return styles;
  };
}
