import { queryOptions } from "@tanstack/react-query";
import { getClient } from "../client";
import { getRows } from "../request";
import { toStorableLine } from "../../lib/storable-text";

/** The maximum number of rows that one API call returns (`max_rows` in supabase/config.toml). */
const exportPageSize = 1000;

/** The maximum number of rows of an export; the database returns no more. */
const maxRows = 200_000;

/** All export queries have this key. */
const exportsKey = ["admin-exports"] as const;

/** The filters of an export; an empty id of an exam or class filters nothing. */
export type ExportFilter = { editionId: string; examId: string; classId: string };

/** Reads the rows of an export, one part after the other; `isCut`: the export has as many rows as it can have. */
async function readAll<Row>(
  readPart: (offset: number) => Promise<Row[]>,
): Promise<{ rows: Row[]; isCut: boolean }> {
  const rows: Row[] = [];
  while (rows.length < maxRows) {
    const part = await readPart(rows.length);
    rows.push(...part);
    if (part.length < exportPageSize) return { rows, isCut: false };
  }
  return { rows, isCut: true };
}

/**
 * @returns the query of orders, refunds, GST and fees by month in India, the latest first; amounts in paise.
 * - `received`: the number of payments that did not become an order; `receivedFeePaise`: the gateway's fee for them
 * - `returned`: how many of these payments were refunded
 * - `byHandPaise`: what organisers refunded manually
 * - `firstCreditNote`, `lastCreditNote`: null for a month without refunds
 */
export const orderMonthsQuery = queryOptions({
  queryKey: [...exportsKey, "months"],
  queryFn: async () => {
    const client = await getClient();
    return getRows(
      client
        .rpc("list_order_months")
        .select(
          "month, orders, paidPaise:paid_paise, paidGstPaise:paid_gst_paise, refunds, refundedPaise:refunded_paise, refundedGstPaise:refunded_gst_paise, returned, returnedPaise:returned_paise, received, receivedPaise:received_paise, feePaise:fee_paise, feeGstPaise:fee_gst_paise, unknownFees:unknown_fees, firstCreditNote:first_credit_note, lastCreditNote:last_credit_note, receivedFeePaise:received_fee_paise, receivedFeeGstPaise:received_fee_gst_paise, byHandPaise:by_hand_paise",
        ),
    );
  },
});

/** A month of orders and refunds. */
export type OrderMonth = Awaited<ReturnType<NonNullable<typeof orderMonthsQuery.queryFn>>>[number];

/** Calendar days in India, both included; an empty text has no limit. */
export type Period = { from: string; to: string };

const toPeriodArguments = ({ from, to }: Period) => ({
  ...(from !== "" && { p_from: from }),
  ...(to !== "" && { p_to: to }),
});

/**
 * Exports the orders of a period, the oldest first. Each call is logged in the audit.
 *
 * @param filter the period, and a search and a refund status as in the list of orders; empty texts filter nothing
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function exportOrders({
  search,
  status,
  ...period
}: Period & { search: string; status: string }) {
  const client = await getClient();
  return readAll((offset) =>
    getRows(
      client
        .rpc("export_orders", {
          ...toPeriodArguments(period),
          ...(search !== "" && { p_search: toStorableLine(search) }),
          ...(status !== "" && { p_status: status }),
          p_offset: offset,
        })
        .select(
          "number, orderedAt:ordered_at, studentName:student_name, studentEmail:student_email, className:class_name, edition, exams, paymentId:payment_id, method, amountPaise:amount_paise, gstPercent:gst_percent, gstPaise:gst_paise, refundStatus:refund_status, refundedPaise:refunded_paise, feePaise:fee_paise, feeGstPaise:fee_gst_paise",
        ),
    ),
  );
}

async function readRefunds(filter: Omit<ExportRefundsArguments, "p_offset">) {
  const client = await getClient();
  return readAll((offset) =>
    getRows(
      client
        .rpc("export_refunds", { ...filter, p_offset: offset })
        .select(
          "status, createdAt:created_at, refundedAt:refunded_at, creditNote:credit_note, creditNoteAt:credit_note_at, orderNumber:order_number, orderedAt:ordered_at, studentName:student_name, studentEmail:student_email, paymentId:payment_id, refundId:refund_id, reason, exams, amountPaise:amount_paise, gstPercent:gst_percent, gstPaise:gst_paise, paidBy:paid_by, note, bankReference:bank_reference, decidedBy:decided_by, decidedAt:decided_at, requestReason:request_reason, requestNote:request_note, requestedAt:requested_at, startedBy:started_by",
        ),
    ),
  );
}

type ExportRefundsArguments = {
  p_from?: string;
  p_to?: string;
  p_state?: string;
  p_search?: string;
  p_offset: number;
};

/**
 * Exports the refunds of a period by the day of their credit note, the oldest first. Each call is logged in the audit.
 *
 * @param period the first and last day of the credit notes; a refund without a credit note counts on the day on which it
 * was paid out
 * @throws AppError as `exportOrders`
 */
export const exportPaidRefunds = (period: Period) => readRefunds(toPeriodArguments(period));

/**
 * Exports one of the lists of refunds in its order. Each call is logged in the audit.
 *
 * @param state the list, as in `refundLists`
 * @param search as in the list; an empty text filters nothing
 * @throws AppError as `exportOrders`
 */
export const exportRefundList = (state: string, search: string) =>
  readRefunds({ p_state: state, ...(search !== "" && { p_search: toStorableLine(search) }) });

/**
 * Exports the payments that arrived in a period without becoming an order, the oldest first. Each call is logged in the
 * audit.
 *
 * @param period the days on which they arrived
 * @throws AppError as `exportOrders`
 */
export async function exportUnmatchedPayments(period: Period) {
  const client = await getClient();
  return readAll((offset) =>
    getRows(
      client
        .rpc("export_unmatched_payments", { ...toPeriodArguments(period), p_offset: offset })
        .select(
          "paidAt:paid_at, paymentId:payment_id, method, reason, exams, cartPaise:cart_paise, amountPaise:amount_paise, refundedPaise:refunded_paise, feePaise:fee_paise, feeGstPaise:fee_gst_paise, studentName:student_name, studentEmail:student_email",
        ),
    ),
  );
}

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
export type ExportedResult = Awaited<ReturnType<typeof exportResults>>["rows"][number];

const toFilterArguments = ({ editionId, examId, classId }: ExportFilter) => ({
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
        .rpc("sum_enrolments", toFilterArguments(filter))
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
        .rpc("export_enrolments", { ...toFilterArguments(filter), p_offset: offset })
        .select(
          "name, email, phone, guardianName:parent_name, schoolName:school_name, className:class_name, exam, orderNumber:order_number, pricePaise:price_paise, hasGuardianConsent:has_guardian_consent",
        ),
    ),
  );
}

/** An enrolment as it is exported; paise. */
export type ExportedEnrolment = Awaited<ReturnType<typeof exportEnrolments>>["rows"][number];
