/**
 * Refuses input that cannot be drawn, so that a mistake in a generator is an error and never a wrong picture.
 *
 * @param sentence the error message: what was given and what is required
 * @throws RangeError with that sentence
 */
export function check(holds: boolean, sentence: string): void {
  if (!holds) throw new RangeError(sentence);
}

/** @throws RangeError unless the number is in the range, including both limits */
export function checkNumber(name: string, value: number, least: number, most: number): void {
  check(value >= least && value <= most, `${name} is ${value}: from ${least} to ${most}`);
}

/** @throws RangeError unless the number is a whole one between the two, both included */
export function checkWhole(name: string, value: number, least: number, most: number): void {
  check(
    Number.isInteger(value) && value >= least && value <= most,
    `${name} is ${value}: a whole number from ${least} to ${most}`,
  );
}

/** @throws RangeError unless there are as many as that, both bounds included */
export function checkCount(
  name: string,
  list: { readonly length: number },
  least: number,
  most: number,
): void {
  check(list.length >= least && list.length <= most, `${list.length} ${name}: from ${least} to ${most}`);
}

/** @throws RangeError if the list has duplicates */
export function checkDistinct(name: string, list: readonly (string | number)[]): void {
  check(new Set(list).size === list.length, `${name} has something twice: ${list.join(", ")}`);
}

/** @returns the member of a list; throws RangeError when there is none of that index */
export function memberOf<T>(list: readonly T[], index: number): T {
  const member = list[index];
  if (member === undefined) throw new RangeError(`no member ${index} in a list of ${list.length}`);
  return member;
}
