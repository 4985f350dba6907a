import type { ItemForm, Passage, Table } from "../../items/item";

/** One option: `value` is passed on when it is chosen, `text` is shown; for a picture it is the description. */
export type ShownOption = { value: string; text: string; picture?: string | undefined };

/** A question to show, from the bank or a paper, without its answer. */
export type ShownQuestion = {
  id: string;
  /** Shown beside the number: a topic, or a section. */
  topic: string;
  stem: string;
  form?: ItemForm | undefined;
  options: readonly ShownOption[];
  figure?: { src: string; alt: string } | undefined;
  table?: Table | undefined;
  /** The text that the question asks about; neighbouring questions may share it. */
  passage?: ({ id: string } & Passage) | undefined;
  /** A word to speak. */
  say?: string | undefined;
  /** A recording to listen to: its URL, in an exam a data: URL, whose spoken words would be the answer. */
  clip?: string | undefined;
};
