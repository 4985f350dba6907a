import fc from "fast-check";
import { adminId, type ExamDatabase } from "./database";
import type { ServerCall } from "./server";

/** The actions of organisers, the family and its bank. `give` gives extra time to this student, `minutes` to all students of the exam. */
export type AdminAction =
  | { kind: "give" | "minutes"; seconds: number }
  | { kind: "cancel" | "move" }
  | { kind: "ask refund" | "refund" | "dispute" | "lose dispute" | "win dispute" | "delete account" };

/** A moved exam begins at 11:05 in India instead of 11:00. */
const movedByMs = 300_000;

const seconds = fc.constantFrom(60, 300, 900, 2400);
const kindOfRefundOrDeletion = fc.constantFrom(
  "ask refund" as const,
  "refund" as const,
  "dispute" as const,
  "lose dispute" as const,
  "win dispute" as const,
  "delete account" as const,
);

/** Any action during the exam or after it. */
export const anyAdminAction: fc.Arbitrary<AdminAction> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom("give" as const, "minutes" as const), seconds }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("cancel" as const) }) },
  { weight: 6, arbitrary: fc.record({ kind: kindOfRefundOrDeletion }) },
);

/** Any actions before the exam opens, when an organiser can also move it. Two thirds of the simulations have none. */
export const anyEarlyAdminActions: fc.Arbitrary<AdminAction[]> = fc.oneof(
  { weight: 2, arbitrary: fc.constant<AdminAction[]>([]) },
  {
    weight: 1,
    arbitrary: fc.array(
      fc.oneof<fc.Arbitrary<AdminAction>[]>(
        fc.record({ kind: fc.constant("move" as const) }),
        anyAdminAction,
      ),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
  },
);

type PaidExam = Pick<
  Awaited<ReturnType<ExamDatabase["createStudent"]>>,
  "studentId" | "orderId" | "paymentId"
>;

async function makeDecideRefundCall(
  examDatabase: ExamDatabase,
  orderId: string,
  reason: "student_request" | "dispute",
  decision: string,
): Promise<ServerCall | null> {
  const taskId = await examDatabase.findTask(orderId, reason);
  if (taskId === null) return null;
  return { name: "decide_refund", body: { task_id: taskId, decision }, callerId: adminId };
}

/**
 * @param examDatabase the database in which tasks are looked up
 * @param paidExam the student and the payment
 * @param adminAction the action
 * @returns the call for the action, or null if there is nothing to decide
 */
export async function makeAdminCall(
  examDatabase: ExamDatabase,
  paidExam: PaidExam,
  adminAction: AdminAction,
): Promise<ServerCall | null> {
  const { studentId, orderId, paymentId } = paidExam;
  const decideForAll = (body: Record<string, unknown>): ServerCall => ({
    name: "decide_exam",
    body,
    callerId: adminId,
  });
  switch (adminAction.kind) {
    case "give":
      return {
        name: "give_exam_grant",
        body: { student_id: studentId, seconds: adminAction.seconds },
        callerId: adminId,
      };
    case "minutes":
      return decideForAll({ kind: "minutes", seconds: adminAction.seconds });
    case "cancel":
      return decideForAll({ kind: "cancel" });
    case "move":
      return decideForAll({ kind: "hours", opens: "11:05", last_start: "11:20", by_ms: movedByMs });
    case "ask refund":
      return { name: "request_refund", body: { order_id: orderId }, callerId: studentId };
    case "refund":
      return makeDecideRefundCall(examDatabase, orderId, "student_request", "refund");
    case "dispute":
      return { name: "record_dispute", body: { payment_id: paymentId }, isService: true };
    // Lost by us: the bank has taken the money back, so there is nothing to refund through the gateway.
    case "lose dispute":
      return makeDecideRefundCall(examDatabase, orderId, "dispute", "by_hand");
    case "win dispute":
      return makeDecideRefundCall(examDatabase, orderId, "dispute", "refuse");
    case "delete account":
      return { name: "delete_account", body: {}, callerId: studentId };
  }
}
