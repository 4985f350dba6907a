/** An exam of an order. */
interface Item {
  exam: { name: string };
  isRefunded: boolean;
  isCancelled: boolean;
  isRegistered: boolean;
}

/**
 * @param item an exam of an order
 * @returns why the exam does not take place for the student, or undefined while it is registered
 */
export function describeProblem({
  isRegistered,
  isCancelled,
}: Pick<Item, "isRegistered" | "isCancelled">): string | undefined {
  if (isRegistered) return undefined;
  return isCancelled ? "cancelled" : "not registered";
}

/**
 * @param items the exams of an order
 * @returns for each exam that is neither registered nor refunded, a sentence with its state
 */
export function describeUnregistered(items: readonly Item[]): string[] {
  return items
    .filter(({ isRegistered, isRefunded }) => !isRegistered && !isRefunded)
    .map(
      ({ exam, isCancelled }) =>
        `${exam.name} ${isCancelled ? "was cancelled" : "is not registered"}. We write by email about its fee.`,
    );
}
