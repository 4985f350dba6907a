import { describeKeys } from "../second-computation";
import { decimals } from "./decimals";
import { workingWithDecimals } from "./working-with-decimals";

/** Works in thousandths, in whole numbers, as the generators do not. */
const thousandths = (value = 0): number => Math.round(value * 1000);

describeKeys([...decimals, ...workingWithDecimals], {
  "ten-times-a-decimal": (_, numbers) => thousandths(Math.min(...numbers)) / 100,
  "many-times-a-decimal": (_, [each, many = 0]) =>
    Array(many)
      .fill(thousandths(each))
      .reduce((a, b) => a + b, 0) / 1000,
});
