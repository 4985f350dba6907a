import { describeKeys } from "../second-computation";
import { money } from "./money";

describeKeys(money, {
  "price-by-way-of-one": (stem, [first = 0, second = 0, many = 0]) => {
    const [cost, few] = stem.startsWith("A fruit") ? [first, second] : [second, first];
    return (cost * many) / few;
  },
});
