import { expect, it } from "vitest";
import { firstNameOf } from "./first-name";

it.each([
  ["Asha Verma", "Asha"],
  ["S. Karthik", "Karthik"],
  ["K S Om", "Om"],
  ["आशा वर्मा", "आशा"],
  ["K. S.", "K. S."],
  ["Om", "Om"],
])("%s is spoken to as %s", (name, first) => expect(firstNameOf(name)).toBe(first));
