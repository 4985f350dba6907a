/**
 * Refuses input that cannot be drawn, so that a mistake in it causes an error and not a wrong picture.
 *
 * @param sentence the error message: what was given and what is required
 * @throws RangeError with this sentence unless the input is valid
 */
export function check(isValid: boolean, sentence: string): void {
  if (!isValid) throw new RangeError(sentence);
}

/** @throws RangeError unless the number is in the range, including both limits */
export function checkNumber(name: string, value: number, min: number, max: number): void {
  check(value >= min && value <= max, `${name} is ${value}: from ${min} to ${max}`);
}

/** @throws RangeError unless the number is a whole number in the range, including both limits */
export function checkWhole(name: string, value: number, min: number, max: number): void {
  check(
    Number.isInteger(value) && value >= min && value <= max,
    `${name} is ${value}: a whole number from ${min} to ${max}`,
  );
}

/** @throws RangeError unless the length of the list is in the range, including both limits */
export function checkCount(name: string, list: { readonly length: number }, min: number, max: number): void {
  check(list.length >= min && list.length <= max, `${list.length} ${name}: from ${min} to ${max}`);
}

/** @throws RangeError if the list has duplicates */
export function checkDistinct(name: string, list: readonly (string | number)[]): void {
  check(new Set(list).size === list.length, `${name} has something twice: ${list.join(", ")}`);
}

/**
 * Returns the member of a list.
 *
 * @throws RangeError when there is none with this index
 */
export function memberOf<T>(list: readonly T[], index: number): T {
  const member = list[index];
  if (member === undefined) throw new RangeError(`no member ${index} in a list of ${list.length}`);
  return member;
}
