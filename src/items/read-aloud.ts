/** Subjects that are not read aloud, because they test reading and spelling. */
const unread = new Set(["English", "Spell Bee"]);

/** The highest class whose children are offered it without asking for it. */
const youngestClasses = 4;

/**
 * Says who may have questions read aloud by the device.
 *
 * @param subject its name, as the database has it
 * @param classNumber 1 to 12
 * @returns `offered` from the beginning, `on request` by a switch, or `never`
 */
export function findReadAloud(subject: string, classNumber: number): "offered" | "on request" | "never" {
  if (unread.has(subject)) return "never";
  return classNumber <= youngestClasses ? "offered" : "on request";
}
