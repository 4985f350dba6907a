import { formatIst } from "../../../lib/dates";
import type { Cart } from "./cart-store";

/**
 * The fields of an exam that the cart needs to price and describe it. `early`: registration has not opened yet; `absent`:
 * the current edition does not have the exam.
 */
export type ExamForSale = {
  id: string;
  name: string;
  pricePaise: number;
  examOn: string | null;
  status: "enrolled" | "open" | "early" | "closed" | "cancelled" | "absent";
};

/** One exam of the cart. `problem` is the reason why the exam cannot be paid for; then the line is not part of the total. */
export type CartLine = {
  examId: string;
  name: string;
  pricePaise: number;
  /** The exam day in words. */
  detail: string;
  problem: string | null;
};

const problemByStatus: Record<ExamForSale["status"], string | null> = {
  open: null,
  enrolled: "Already enrolled. Please remove it.",
  early: "Registration has not opened yet. Please remove it.",
  closed: "Registration is closed. Please remove it.",
  cancelled: "This exam was cancelled. Please remove it.",
  absent: "This exam is not available this season. Please remove it.",
};

/**
 * Prices the cart with the server's current prices; of the stored cart only the ids are used.
 *
 * @param cart exam ids
 * @param exams the exams on sale, with prices in paise
 * @returns one line per id, in the cart's order
 */
export function listCartLines(cart: Cart, exams: readonly ExamForSale[]): CartLine[] {
  return cart.map((examId) => {
    const exam = exams.find(({ id }) => id === examId);
    if (!exam) {
      const problem = "No longer offered. Please remove it.";
      return { examId, name: "Exam", pricePaise: 0, detail: "", problem };
    }
    const detail = exam.examOn === null ? "" : `Exam on ${formatIst(exam.examOn, "weekday")}`;
    return {
      examId,
      name: exam.name,
      pricePaise: exam.pricePaise,
      detail,
      problem: problemByStatus[exam.status],
    };
  });
}

/**
 * @param lines the cart
 * @returns the lines that can be paid for, and their total in paise
 */
export function sumCart(lines: readonly CartLine[]): { items: CartLine[]; amountPaise: number } {
  const items = lines.filter(({ problem }) => problem === null);
  return { items, amountPaise: items.reduce((sum, { pricePaise }) => sum + pricePaise, 0) };
}
