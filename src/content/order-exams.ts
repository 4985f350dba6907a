/** An exam of an order. */
interface OrderedExam {
  exam: { name: string };
  isRefunded: boolean;
  isCancelled: boolean;
  isRegistered: boolean;
}

/**
 * @param item an exam of an order
 * @returns why the student cannot take the exam, or undefined while the student is registered for it
 */
export function describeProblem({
  isRegistered,
  isCancelled,
}: Pick<OrderedExam, "isRegistered" | "isCancelled">): string | undefined {
  if (isRegistered) return undefined;
  return isCancelled ? "cancelled" : "not registered";
}

/**
 * @param items the exams of an order
 * @returns for each exam that is neither registered nor refunded, a sentence with its state
 */
export function describeUnregistered(items: readonly OrderedExam[]): string[] {
  return items
    .filter(({ isRegistered, isRefunded }) => !isRegistered && !isRefunded)
    .map(
      ({ exam, isCancelled }) =>
        `${exam.name} ${isCancelled ? "was cancelled" : "is not registered"}. We write by email about its fee.`,
    );
}
