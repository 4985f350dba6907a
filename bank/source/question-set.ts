import type { ItemSet } from "../../src/items/rules/item-set";
import type { ReviewRecord } from "../review/review-record";

/** One class and subject of the bank: its items, passages and drawings, and who solved which item blind. */
export type QuestionSet = ItemSet & { readonly reviews: readonly ReviewRecord[] };
