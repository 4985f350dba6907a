import { queryOptions } from "@tanstack/react-query";
import { getClient } from "../client";
import { getRows } from "../request";

/** The maximum number of rows that one API call returns (`max_rows` in supabase/config.toml). */
const exportPageSize = 1000;

/** The maximum number of rows of an export; the database returns no more. */
const maxRows = 200_000;

/** All export queries have this key. */
const exportsKey = ["admin-exports"] as const;

/** The filters of an export; an empty id of an exam or class filters nothing. */
export type ExportFilter = { editionId: string; examId: string; classId: string };

/** Reads all parts of an export, one after the other. */
async function readAll<Row>(readPart: (offset: number) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let offset = 0; offset < maxRows; offset += exportPageSize) {
    const part = await readPart(offset);
    rows.push(...part);
    if (part.length < exportPageSize) break;
  }
  return rows;
}

/**
 * @param gstPercent the rate that prices include, 0 to 50
 * @returns the query of orders, refunds and GST by month in India, the latest first; paise. `received` counts the
 * payments that did not become an order, `returned` those of them that were refunded
 */
export const orderMonthsQuery = (gstPercent: number) =>
  queryOptions({
    queryKey: [...exportsKey, "months", gstPercent],
    queryFn: async () => {
      const client = await getClient();
      return getRows(
        client
          .rpc("list_order_months", { p_gst_percent: gstPercent })
          .select(
            "month, orders, paidPaise:paid_paise, paidGstPaise:paid_gst_paise, refunds, refundedPaise:refunded_paise, refundedGstPaise:refunded_gst_paise, returned, returnedPaise:returned_paise, received, receivedPaise:received_paise",
          ),
      );
    },
  });

/**
 * Exports all orders of a month, the oldest first. Each call is logged in the audit.
 *
 * @param month its first day, `YYYY-MM-DD`
 * @param gstPercent the rate that prices include
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function exportOrders(month: string, gstPercent: number) {
  const client = await getClient();
  return readAll((offset) =>
    getRows(
      client
        .rpc("export_orders", { p_month: month, p_gst_percent: gstPercent, p_offset: offset })
        .select(
          "number, orderedAt:ordered_at, studentName:student_name, studentEmail:student_email, className:class_name, edition, exams, paymentId:payment_id, method, amountPaise:amount_paise, gstPaise:gst_paise, refundStatus:refund_status",
        ),
    ),
  );
}

/** An order as it is exported; paise. */
export type ExportedOrder = Awaited<ReturnType<typeof exportOrders>>[number];

/**
 * Exports all refunds that were paid out in a month, the oldest first. Each call is logged in the audit.
 *
 * @param month its first day, `YYYY-MM-DD`
 * @param gstPercent the rate that prices include
 * @throws AppError as `exportOrders`
 */
export async function exportRefunds(month: string, gstPercent: number) {
  const client = await getClient();
  return readAll((offset) =>
    getRows(
      client
        .rpc("export_refunds", { p_month: month, p_gst_percent: gstPercent, p_offset: offset })
        .select(
          "refundedAt:refunded_at, orderNumber:order_number, orderedAt:ordered_at, studentName:student_name, studentEmail:student_email, paymentId:payment_id, refundId:refund_id, reason, exams, amountPaise:amount_paise, gstPaise:gst_paise, decidedBy:decided_by, requestReason:request_reason, bankReference:bank_reference",
        ),
    ),
  );
}

/** A refund as it is exported; paise. */
export type ExportedRefund = Awaited<ReturnType<typeof exportRefunds>>[number];

/**
 * Exports all payments that arrived in a month without becoming an order, the oldest first. Each call is logged in the
 * audit.
 *
 * @param month its first day, `YYYY-MM-DD`
 * @throws AppError as `exportOrders`
 */
export async function exportUnmatchedPayments(month: string) {
  const client = await getClient();
  return readAll((offset) =>
    getRows(
      client
        .rpc("export_unmatched_payments", { p_month: month, p_offset: offset })
        .select(
          "paidAt:paid_at, paymentId:payment_id, method, reason, exams, cartPaise:cart_paise, amountPaise:amount_paise, refundedPaise:refunded_paise, studentName:student_name, studentEmail:student_email",
        ),
    ),
  );
}

/** A payment without an order as it is exported; paise. */
export type ExportedUnmatchedPayment = Awaited<ReturnType<typeof exportUnmatchedPayments>>[number];

/**
 * @param filter an edition, an exam, and one class or all classes
 * @returns the query of the published results by class: participants, mean and medals
 */
export const resultSumsQuery = ({ editionId, examId, classId }: ExportFilter) =>
  queryOptions({
    queryKey: [...exportsKey, "results", editionId, examId, classId],
    queryFn: async () => {
      const client = await getClient();
      return getRows(
        client
          .rpc("sum_results", {
            p_edition_id: editionId,
            p_exam_id: examId,
            ...(classId !== "" && { p_class_id: classId }),
          })
          .select("className:class_name, participants, mean, gold, silver, bronze, isFinal:is_final"),
      );
    },
    enabled: examId !== "",
  });

/**
 * Exports the merit list of an exam by class and rank. Each call is logged in the audit.
 *
 * @param filter an edition, an exam, and one class or all classes
 * @throws AppError as `exportOrders`
 */
export async function exportResults({ editionId, examId, classId }: ExportFilter) {
  const client = await getClient();
  return readAll((offset) =>
    getRows(
      client
        .rpc("export_results", {
          p_edition_id: editionId,
          p_exam_id: examId,
          p_offset: offset,
          ...(classId !== "" && { p_class_id: classId }),
        })
        .select(
          "rank, name, schoolName:school_name, className:class_name, exam, marks, award, certificateCode:certificate_code, sectionC:section_c, difficulty",
        ),
    ),
  );
}

/** A result as it is exported. */
export type ExportedResult = Awaited<ReturnType<typeof exportResults>>[number];

const toParameters = ({ editionId, examId, classId }: ExportFilter) => ({
  p_edition_id: editionId,
  ...(examId !== "" && { p_exam_id: examId }),
  ...(classId !== "" && { p_class_id: classId }),
});

/**
 * @param filter an edition; one exam and class, or all of them
 * @returns the query of how many enrolments and students there are, and how much was paid for them, in paise
 */
export const enrolmentSumsQuery = (filter: ExportFilter) =>
  queryOptions({
    queryKey: [...exportsKey, "enrolments", filter],
    queryFn: async () => {
      const client = await getClient();
      const call = client
        .rpc("sum_enrolments", toParameters(filter))
        .select("enrolments, students, paidPaise:paid_paise")
        .single();
      return getRows(call);
    },
  });

/**
 * Exports the enrolled students, one row for each exam. Each call is logged in the audit.
 *
 * @param filter an edition; one exam and class, or all of them
 * @throws AppError as `exportOrders`
 */
export async function exportEnrolments(filter: ExportFilter) {
  const client = await getClient();
  return readAll((offset) =>
    getRows(
      client
        .rpc("export_enrolments", { ...toParameters(filter), p_offset: offset })
        .select(
          "name, email, phone, guardianName:parent_name, schoolName:school_name, className:class_name, exam, orderNumber:order_number, pricePaise:price_paise, hasGuardianConsent:has_guardian_consent",
        ),
    ),
  );
}

/** An enrolment as it is exported; paise. */
export type ExportedEnrolment = Awaited<ReturnType<typeof exportEnrolments>>[number];
