const token =
  /\s*(\d[\d,]*(?:\.\d+)?|(?:cosec|sin|cos|tan|sec|cot|log|ln)|[a-zA-Zπθ]|[⁰¹²³⁴⁵⁶⁷⁸⁹⁻ⁿˣ]+|[-+−×·÷/()√∛])/y;
const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹⁻ⁿˣ";
const plain = "0123456789−nx";

type Letters = Readonly<Record<string, number>>;

const functions: Readonly<Record<string, readonly [(value: number) => number, (value: number) => number]>> = {
  sin: [Math.sin, Math.asin],
  cos: [Math.cos, Math.acos],
  tan: [Math.tan, Math.atan],
  sec: [(value) => 1 / Math.cos(value), (value) => Math.acos(1 / value)],
  cosec: [(value) => 1 / Math.sin(value), (value) => Math.asin(1 / value)],
  cot: [(value) => 1 / Math.tan(value), (value) => Math.PI / 2 - Math.atan(value)],
  log: [Math.log, Math.exp],
  ln: [Math.log, Math.exp],
};

/**
 * The value of a written expression such as "3√2", "π/4", "x² − 5x + 6" or "2 sin²x" for given letters (π and e
 * need not be given; angles in radians; log to the base e). A factor written beside another binds closer than
 * a stroke: 1/2x is 1 over 2x. Undefined where the text is something else or has no value.
 */
export function algebraValue(text: string, letters: Letters = {}): number | undefined {
  const tokens: string[] = [];
  token.lastIndex = 0;
  let end = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    tokens.push(match[1] ?? "");
    end = token.lastIndex;
  }
  if (text.slice(end).trim() !== "" || tokens.length === 0) return undefined;
  const value = readSum(tokens, { π: Math.PI, e: Math.E, ...letters });
  return tokens.length === 0 && Number.isFinite(value) ? value : undefined;
}

function readSum(tokens: string[], letters: Letters): number {
  let value = readQuotient(tokens, letters);
  while (/^[-+−]$/.test(tokens[0] ?? ""))
    value += (tokens.shift() === "+" ? 1 : -1) * readQuotient(tokens, letters);
  return value;
}

function readQuotient(tokens: string[], letters: Letters): number {
  let value = readProduct(tokens, letters);
  while (/^[×·÷/]$/.test(tokens[0] ?? ""))
    value = /[×·]/.test(tokens.shift() ?? "")
      ? value * readProduct(tokens, letters)
      : value / readProduct(tokens, letters);
  return value;
}

/** Factors side by side; a number does not stand behind another. */
function readProduct(tokens: string[], letters: Letters): number {
  let value = readPower(tokens, letters);
  while (/^[a-zA-Zπθ(√∛]/.test(tokens[0] ?? "")) value *= readPower(tokens, letters);
  return value;
}

function readPower(tokens: string[], letters: Letters): number {
  if (/^[-−]$/.test(tokens[0] ?? "")) {
    tokens.shift();
    return -readPower(tokens, letters);
  }
  const value = readAtom(tokens, letters);
  return isRaised(tokens[0]) ? value ** readExponent(tokens.shift() ?? "", letters) : value;
}

function readAtom(tokens: string[], letters: Letters): number {
  const first = tokens.shift() ?? "";
  if (first === "√") return Math.sqrt(readAtom(tokens, letters));
  if (first === "∛") return Math.cbrt(readAtom(tokens, letters));
  if (first === "(") {
    const value = readSum(tokens, letters);
    return tokens.shift() === ")" ? value : Number.NaN;
  }
  const pair = functions[first];
  if (pair) return readFunction(pair, tokens, letters);
  return /^\d/.test(first) ? Number(first.replaceAll(",", "")) : (letters[first] ?? Number.NaN);
}

/** sin 2x, sin²x, sin⁻¹(x): the argument is a bracket, or the factors up to the next function. */
function readFunction(
  [direct, inverse]: readonly [(value: number) => number, (value: number) => number],
  tokens: string[],
  letters: Letters,
): number {
  const power = isRaised(tokens[0]) ? readExponent(tokens.shift() ?? "", letters) : 1;
  let argument = readPower(tokens, letters);
  while (/^[a-zπθ]$/.test(tokens[0] ?? "")) argument *= readPower(tokens, letters);
  return power === -1 ? inverse(argument) : direct(argument) ** power;
}

const isRaised = (text: string | undefined): boolean => text !== undefined && raised.includes(text.charAt(0));

function readExponent(text: string, letters: Letters): number {
  const written = text
    .split("")
    .map((sign) => plain.charAt(raised.indexOf(sign)))
    .join("");
  return algebraValue(written, letters) ?? Number.NaN;
}
