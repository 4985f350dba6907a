import { addWithoutCarrying, multiplyWithoutCarrying, subtractWithoutBorrowing } from "../columns";
import { inTurn, type Family } from "../family";
import { drawTown } from "../people";
import { numberSlips } from "../slips";
import { grouped } from "../words";

const topic = "Four Operations";

const addition: Family = {
  name: "addition-story",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [first, second] = [draw.int(12_345, 58_999), draw.int(11_234, 38_999)];
    const carriesThrice = [10, 100, 1000].every((unit) => (first % unit) + (second % unit) >= unit);
    if (!carriesThrice) return undefined;
    const sum = first + second;
    const town = drawTown(draw);
    return {
      question: inTurn(
        [
          `A library in ${town} has ${grouped(first)} books in English and ${grouped(second)} books in other languages. How many books does it have altogether?`,
          `A dairy near ${town} sold ${grouped(first)} packets of milk in the first week and ${grouped(second)} packets in the second. How many packets did it sell in the two weeks?`,
        ],
        turn,
      ),
      key: grouped(sum),
      slips: draw.shuffle(
        numberSlips(grouped, [
          [sum - 10, "forgetting the ten carried from the ones"],
          [sum - 100, "forgetting the hundred carried from the tens"],
          [sum + 1000, "carrying the thousand twice"],
          [addWithoutCarrying(first, second), "adding each column and carrying nothing"],
        ]),
      ),
      because: `Adding column by column and carrying each ten, ${grouped(first)} + ${grouped(second)} = ${grouped(sum)}.`,
    };
  },
};

const subtraction: Family = {
  name: "subtraction-story",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [from, taken] = [draw.int(40_000, 90_000), draw.int(12_345, 38_999)];
    const borrowsTwice = [10, 100].every((unit) => from % unit < taken % unit);
    if (!borrowsTwice || from % 100 === 0) return undefined;
    const left = from - taken;
    return {
      question: inTurn(
        [
          `A stadium has ${grouped(from)} seats, and ${grouped(taken)} tickets are sold for a match. How many seats are still free?`,
          `A farmers' group grew ${grouped(from)} saplings and gave away ${grouped(taken)} of them to schools. How many saplings are left?`,
        ],
        turn,
      ),
      key: grouped(left),
      slips: draw.shuffle(
        numberSlips(grouped, [
          [subtractWithoutBorrowing(from, taken), "taking the smaller digit from the larger in every column"],
          [left + 10, "borrowing from the tens without making them one less"],
          [left + 100, "borrowing from the hundreds without making them one less"],
          [left - 1000, "making the thousands one less once too often"],
        ]),
      ),
      because: `The answer is what is left after taking away: ${grouped(from)} − ${grouped(taken)} = ${grouped(left)}. Check: ${grouped(left)} + ${grouped(taken)} = ${grouped(from)}.`,
    };
  },
};

const multiplication: Family = {
  name: "multiplication-story",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [each, many] = [draw.int(124, 289), draw.int(13, 48)];
    const [tens, ones] = [Math.floor(many / 10), many % 10];
    if (ones < 3 || each % 10 < 3 || tens === ones) return undefined;
    const product = each * many;
    return {
      question: inTurn(
        [
          `A printer packs ${each} diaries in a carton. How many diaries are there in ${many} cartons?`,
          `There are ${many} rows of ${each} plants in a tea garden. How many plants is that altogether?`,
        ],
        turn,
      ),
      key: grouped(product),
      slips: draw.shuffle(
        numberSlips(grouped, [
          [each * ones + each * tens, `multiplying by ${tens} instead of ${tens * 10} in the second line`],
          [
            multiplyWithoutCarrying(each, ones) + each * tens * 10,
            `forgetting to carry when multiplying by ${ones}`,
          ],
          [product + 100, "carrying 1 too many when adding the two lines"],
          [each * (many + 10), `multiplying by ${many + 10} instead of ${many}`],
        ]),
      ),
      because: `${each} × ${many} = ${each} × ${tens * 10} + ${each} × ${ones} = ${grouped(each * tens * 10)} + ${grouped(each * ones)} = ${grouped(product)}.`,
    };
  },
};

const groupsNeeded: Family = {
  name: "groups-needed",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const size = draw.one([24, 32, 36, 42, 45]);
    const full = draw.int(11, 24);
    const over = draw.int(4, size - 10);
    const total = size * full + over;
    if (over === full || over === full + 1) return undefined;
    const story = inTurn(
      [
        {
          ask: `${total} children go on a picnic in buses. Each bus has ${size} seats for children. How many buses are needed so that every child gets a seat?`,
          end: `${over} children still need a seat, so one more bus goes`,
        },
        {
          ask: `A grower packs ${total} mangoes in boxes that hold ${size} mangoes each. How many boxes are needed to pack them all?`,
          end: `${over} mangoes are left over, so one more box is needed`,
        },
      ],
      turn,
    );
    return {
      question: story.ask,
      key: String(full + 1),
      slips: numberSlips(String, [
        [full, "leaving out those that remain over"],
        [over, "giving the remainder"],
        [full + 2, "adding two for the remainder"],
      ]),
      because: `${total} ÷ ${size} is ${full} with remainder ${over}. The ${story.end}: ${full + 1}.`,
    };
  },
};

export const fourOperations: readonly Family[] = [addition, subtraction, multiplication, groupsNeeded];
