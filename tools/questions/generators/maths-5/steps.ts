import { inTurn, type Family } from "../family";
import { drawPerson } from "../people";
import { numberSlips } from "../slips";
import { grouped } from "../words";

const topic = "Four Operations";

const orderOfSteps: Family = {
  name: "order-of-operations",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [start, each, many, more] = [draw.int(50, 99), draw.int(3, 9), draw.int(3, 7), draw.int(6, 18)];
    const product = each * many;
    if (start - product - more < 3 || each === many) return undefined;
    const key = start - product + more;
    const sum = `${start} − ${each} × ${many} + ${more}`;
    return {
      question: inTurn([`What is the value of ${sum}?`, `What is ${sum}?`], turn),
      key: String(key),
      slips: numberSlips(grouped, [
        [(start - each) * many + more, "working from left to right"],
        [start - product - more, `taking away the sum of ${product} and ${more}`],
        [start - each * (many + more), `adding ${many} and ${more} first`],
        [start - product, `leaving out the ${more}`],
      ]),
      because: `Multiplication comes first: ${each} × ${many} = ${product}. Then ${start} − ${product} + ${more} = ${key}.`,
    };
  },
};

const missingDividend: Family = {
  name: "missing-dividend",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [divisor, quotient] = [draw.int(13, 28), draw.int(15, 46)];
    const rest = draw.int(3, divisor - 1);
    const key = divisor * quotient + rest;
    return {
      question: inTurn(
        [
          `A number divided by ${divisor} gives the quotient ${quotient} and the remainder ${rest}. What is the number?`,
          `Laddoos are packed ${divisor} to a box. They fill ${quotient} boxes, and ${rest} laddoos are left over. How many laddoos are there?`,
        ],
        turn,
      ),
      key: grouped(key),
      slips: draw.shuffle(
        numberSlips(grouped, [
          [divisor * quotient, `forgetting the ${rest} that are left over`],
          [divisor * quotient - rest, "taking the remainder away instead of adding it"],
          [divisor * (quotient + rest), "adding the remainder before multiplying"],
        ]),
      ),
      because: `Multiply back and add the remainder: ${divisor} × ${quotient} + ${rest} = ${grouped(divisor * quotient)} + ${rest} = ${grouped(key)}.`,
    };
  },
};

const twoStepCrates: Family = {
  name: "two-step-crates",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const size = draw.one([15, 20, 24, 25, 30]);
    const [first, second] = [draw.int(22, 48), draw.int(14, 40)];
    if (first - second < 3) return undefined;
    const key = first + second;
    return {
      question: inTurn(
        [
          `A bakery makes ${grouped(first * size)} buns in the morning and ${grouped(second * size)} in the evening. It packs them all in trays of ${size}. How many trays does it fill?`,
          `An orchard picks ${grouped(first * size)} apples on Saturday and ${grouped(second * size)} on Sunday. All are packed in crates of ${size}. How many crates are filled?`,
        ],
        turn,
      ),
      key: String(key),
      slips: draw.shuffle(
        numberSlips(String, [
          [first, "sharing out only the first number"],
          [first - second, "subtracting the two numbers instead of adding them"],
          [key + 1, "adding one more although nothing is left over"],
          [key + 10, "carrying a ten too many in the sum"],
        ]),
      ),
      because: `Altogether there are ${grouped(first * size)} + ${grouped(second * size)} = ${grouped(key * size)}, and ${grouped(key * size)} ÷ ${size} = ${key}.`,
    };
  },
};

const thinkOfNumber: Family = {
  name: "think-of-a-number",
  topic,
  level: 3,
  draft: (draw, turn) => {
    const [number, times, more, parts] = [draw.int(11, 36), draw.int(4, 9), draw.int(12, 48), draw.int(2, 5)];
    const result = (number * times + more) / parts;
    if (!Number.isInteger(result) || result <= more) return undefined;
    const { name, they } = drawPerson(draw);
    const back = result * parts;
    return {
      question: inTurn(
        [
          `${name} thinks of a number, multiplies it by ${times}, adds ${more} and divides the result by ${parts}. The answer is ${result}. Which number did ${they} think of?`,
          `A number is multiplied by ${times}. Then ${more} is added, and the sum is divided by ${parts}. The result is ${result}. What is the number?`,
        ],
        turn,
      ),
      key: String(number),
      slips: numberSlips(grouped, [
        [(back + more) / times, `adding ${more} on the way back instead of taking it away`],
        [((result - more) * parts) / times, `taking ${more} away before multiplying by ${parts}`],
        [back - more, `forgetting to divide by ${times} at the end`],
        [(result * times + more) / parts, "doing the steps forwards again"],
        [back / times, `forgetting the ${more}`],
      ]),
      because: `Go backwards: ${result} × ${parts} = ${back}, then ${back} − ${more} = ${back - more}, then ${back - more} ÷ ${times} = ${number}.`,
    };
  },
};

export const steps: readonly Family[] = [orderOfSteps, missingDividend, twoStepCrates, thinkOfNumber];
