import { expect, it } from "vitest";
import { firstNameOf } from "./first-name";

it.each([
  ["Asha Verma", "Asha"],
  ["S. Karthik", "Karthik"],
  ["K S Om", "Om"],
  ["आशा वर्मा", "आशा"],
  ["K. S.", "K. S."],
  ["Om", "Om"],
])("the first name of %s is %s", (name, first) => expect(firstNameOf(name)).toBe(first));
