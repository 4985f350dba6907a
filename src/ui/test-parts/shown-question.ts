import type { ItemForm, Passage, Table } from "../../items/item";

/** One option: `value` is passed on when it is chosen, `text` is shown; for a picture it is the description. */
export type ShownOption = { value: string; text: string; picture?: string | undefined };

/** A question as its screen needs it, wherever it comes from. It does not know its own answer. */
export type ShownQuestion = {
  id: string;
  /** Shown beside the number: a topic, or a section. */
  topic: string;
  stem: string;
  form?: ItemForm | undefined;
  options: readonly ShownOption[];
  figure?: { src: string; alt: string } | undefined;
  table?: Table | undefined;
  /** The text it asks about, which the questions before and after may share. */
  passage?: ({ id: string } & Passage) | undefined;
  /** A word to speak. */
  say?: string | undefined;
  /** A recording to listen to: its address, a data: URL in an exam, whose spoken words would be the answer. */
  clip?: string | undefined;
};
