import { evaluate } from "../../../../src/items/rules/evaluate";
import { numbersIn } from "../second-computation";

const valueOf = (text: string): number | undefined => {
  const value = evaluate(text);
  return value && value.over / value.under;
};

/** Writes the numbers into the rule of the sign and works the text out. */
export function solveOperation(stem: string): number | undefined {
  const rule = /a ★ b = ([^.]+?)(?: for all|\.)/.exec(stem)?.[1] ?? "";
  const sign = (a: number, b: number): number | undefined =>
    valueOf(
      rule
        .replace("ab", "a × b")
        .replace(/(\d)([ab])/g, "$1 × $2")
        .replace(/a/g, `${a}`)
        .replace(/b/g, `${b}`),
    );
  const asked = /\(?\d+ ★ \d+\)?(?: ★ \d+)?/.exec(stem)?.[0] ?? "";
  const [first = 0, second = 0, third] = numbersIn(asked);
  const inner = sign(first, second);
  return third === undefined || inner === undefined ? inner : sign(inner, third);
}

/** Puts the meanings in one sign after the other and works the text out. */
export function solveSigns(stem: string): number | undefined {
  const signs: Readonly<Record<string, string>> = { plus: "+", minus: "−", times: "×", "divided by": "÷" };
  const meanings = new Map(
    [...stem.matchAll(/([+−×÷]) means ‘([a-z ]+)’/g)].map(([, sign = "", name = ""]) => [
      sign,
      signs[name] ?? "",
    ]),
  );
  const written = /\d+(?: [+−×÷] \d+)+/.exec(stem)?.[0] ?? "";
  return valueOf(written.replace(/[+−×÷]/g, (sign) => meanings.get(sign) ?? sign));
}
