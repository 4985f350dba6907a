const digitsOf = (value: number): number[] => Array.from(String(value), Number);
/** 4,725 has the digit sum 18. */
export const digitSum = (value: number): number => digitsOf(value).reduce((sum, digit) => sum + digit, 0);
/** The sum of every other digit from the last on, and that of the digits between. */
export function alternateSums(value: number): [number, number] {
  const digits = digitsOf(value).toReversed();
  const even = digits.filter((_, index) => index % 2 === 0).reduce((sum, digit) => sum + digit, 0);
  return [even, digitSum(value) - even];
}
