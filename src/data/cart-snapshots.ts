import { AppError } from "../lib/app-error";
import { getClient } from "./client";
import { errorCodeOf } from "./error-code";
import { getRows, uniqueViolation } from "./request";

/**
 * Saves the cart that a student has started to fill, if no cart is saved for this email address yet
 * (docs/specification.md section 4).
 *
 * @param session the logged-in student
 * @param examIds the exams in the cart; must not be empty
 * @throws AppError when the snapshot could not be read or written
 */
export async function saveCartSnapshot(
  { studentId, email }: { studentId: string; email: string },
  examIds: readonly string[],
): Promise<void> {
  const table = (await getClient()).from("current_cart_snapshot");
  const existing = await getRows(table.select("created_at").eq("email", email).limit(1));
  if (existing.length > 0) return;
  const { error, status } = await table.insert({ student_id: studentId, email, cart_items: [...examIds] });
  // Another tab may have saved a cart in the meantime.
  if (error && error.code !== uniqueViolation)
    throw new AppError(errorCodeOf(status, error.code), { cause: error });
}
