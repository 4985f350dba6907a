import type { ItemForm } from "../../../../items/item";

/** The forms of a question, in a teacher's words. */
export const formNames: Record<ItemForm, string> = {
  plain: "Words only",
  figure: "With a picture",
  table: "With a table",
  passage: "About a passage",
  statements: "Statements I and II",
  match: "Match two lists",
  order: "Put in order",
  code: "A program",
  audio: "Heard, not read",
  sufficiency: "Is the data enough?",
};
