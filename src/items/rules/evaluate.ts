import { dividedBy, minus, plus, rational, readRational, times, type Rational } from "./rational";

// Each function below reads one level of BODMAS and removes the tokens it has read from the front of the list.

/** A number (whole, decimal, fraction or mixed number), an arithmetic sign, a bracket, or `of`. */
const tokenPattern = /\s*(\d[\d,]*(?:\.\d+|\s+\d+\/\d+(?!\d)|\/\d+)?|[-+−–×÷*/()²³√%]|of\b)/y;

/**
 * Calculates the exact value of a written sum such as `48 − 6 × (5 + 2)`, `1/2 of 36`, `25% of 80` or `√49 + 3²`. × and
 * ÷ go before + and −, and `of` before both, as schools in India teach (BODMAS).
 *
 * @param text the sum
 * @returns its value; undefined if the text is something else, or a step is not exact
 */
export function evaluate(text: string): Rational | undefined {
  const tokens = tokenise(text);
  if (!tokens) return undefined;
  try {
    const value = readSum(tokens);
    return tokens.length === 0 ? value : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function tokenise(text: string): string[] | undefined {
  const tokens: string[] = [];
  tokenPattern.lastIndex = 0;
  let end = 0;
  for (let match = tokenPattern.exec(text); match; match = tokenPattern.exec(text)) {
    tokens.push(match[1] ?? "");
    end = tokenPattern.lastIndex;
  }
  return text.slice(end).trim() === "" && tokens.length > 0 ? tokens : undefined;
}

function readSum(tokens: string[]): Rational {
  let value = readProduct(tokens);
  while (/^[-+−–]$/.test(tokens[0] ?? ""))
    value = tokens.shift() === "+" ? plus(value, readProduct(tokens)) : minus(value, readProduct(tokens));
  return value;
}

function readProduct(tokens: string[]): Rational {
  let value = readPart(tokens);
  while (/^[×÷*/]$/.test(tokens[0] ?? ""))
    value = /[×*]/.test(tokens.shift() ?? "")
      ? times(value, readPart(tokens))
      : dividedBy(value, readPart(tokens));
  return value;
}

function readPart(tokens: string[]): Rational {
  const value = readPower(tokens);
  if (tokens[0] !== "of") return value;
  tokens.shift();
  return times(value, readPart(tokens));
}

function readPower(tokens: string[]): Rational {
  let value = readAtom(tokens);
  while (/^[²³%]$/.test(tokens[0] ?? "")) {
    const sign = tokens.shift();
    if (sign === "%") value = times(value, rational(1, 100));
    else value = sign === "²" ? times(value, value) : times(value, times(value, value));
  }
  return value;
}

function readAtom(tokens: string[]): Rational {
  const first = tokens.shift() ?? "";
  if (first === "√") return squareRootOf(readAtom(tokens));
  if (first === "(") {
    const value = readSum(tokens);
    if (tokens.shift() !== ")") throw new RangeError("an open bracket");
    return value;
  }
  const value = readRational(first);
  if (!value) throw new RangeError("not a number");
  return value;
}

function squareRootOf(value: Rational): Rational {
  return rational(Math.sqrt(value.numerator), Math.sqrt(value.denominator));
}
