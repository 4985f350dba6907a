/** One option: `value` is what is told when it is chosen, `text` what is read. */
export type ShownOption = { value: string; text: string };

/** A question as its screen needs it, wherever it comes from. It does not know its own answer. */
export type ShownQuestion = {
  id: string;
  /** What stands beside the number: a topic, or a section. */
  topic: string;
  stem: string;
  options: readonly ShownOption[];
  figure?: { src: string; alt: string } | undefined;
  /** A word to speak. */
  say?: string | undefined;
};
