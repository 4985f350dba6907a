import { describe, expect, it } from "vitest";
import {
  toOrdersCsv,
  toRefundsCsv,
  toUnmatchedPaymentsCsv,
  toUnpaidCheckoutsCsv,
  type FileSettings,
  type OrderRow,
  type RefundRow,
} from "./payment-files";

const settings: FileSettings = {
  gst: {
    gstin: "27AAPFU0939F1ZV",
    sac: "999293",
    percent: 18,
    series: "OLY/",
    placeOfSupply: "27 Maharashtra",
  },
  reasonTexts: {
    student_request: "Requested by the family",
    unknown_order: "Paid for an order we do not know",
  },
};
const time = "2026-11-20T20:00:00Z";
const order: OrderRow = {
  number: 1042,
  orderedAt: time,
  studentName: "Asha Verma",
  studentEmail: null,
  className: "Class 5",
  edition: "Winter 2026-27",
  exams: "Maths",
  paymentId: "pay_A",
  method: "upi",
  amountPaise: 25_000,
  gstPercent: 18,
  gstPaise: 3814,
  refundStatus: "partial",
  refundedPaise: 12_500,
  feePaise: 590,
  feeGstPaise: 90,
};
const refund: RefundRow = {
  status: "processed",
  createdAt: time,
  refundedAt: time,
  creditNote: "CN/26-27/7",
  creditNoteAt: time,
  orderNumber: 1042,
  orderedAt: time,
  studentName: "Asha Verma",
  studentEmail: null,
  paymentId: "pay_A",
  refundId: "rfnd_1",
  paidBy: "gateway",
  bankReference: "70000000001",
  note: null,
  reason: "student_request",
  requestReason: "double_payment",
  requestNote: null,
  requestedAt: null,
  startedBy: null,
  exams: "Maths",
  amountPaise: 25_000,
  gstPercent: 18,
  gstPaise: 3814,
  decidedBy: "Meera Rao",
  decidedAt: time,
};

/** Returns the cells of the first row by their headings. */
function readFirstRow(csv: string): Record<string, string | undefined> {
  const [headings = [], cells = []] = csv
    .replace("\uFEFF", "")
    .split("\r\n")
    .map((line) => line.slice(1, -1).split('","'));
  return Object.fromEntries(headings.map((heading, column) => [heading, cells[column]]));
}

describe("the file of orders", () => {
  it("has the gateway’s fee, the GST in the fee and the rest, so that the rows add up to the settlements", () => {
    expect(readFirstRow(toOrdersCsv(settings, [order]))).toMatchObject({
      Invoice: "OLY/26-27/1042",
      "Amount (Rs)": "250.00",
      "GST rate (%)": "18",
      Refunded: "partly",
      "Refunded until now (Rs)": "125.00",
      "Razorpay fee with GST (Rs)": "5.90",
      "GST in the fee (Rs)": "0.90",
      "Net of the fee (Rs)": "244.10",
    });
  });

  it("has empty cells while the fee is not known", () => {
    const row = readFirstRow(toOrdersCsv(settings, [{ ...order, feePaise: null, feeGstPaise: null }]));
    expect([
      row["Razorpay fee with GST (Rs)"],
      row["GST in the fee (Rs)"],
      row["Net of the fee (Rs)"],
    ]).toEqual(["", "", ""]);
  });

  it("has no invoice number for an order from before the GST number", () => {
    const row = readFirstRow(toOrdersCsv(settings, [{ ...order, gstPercent: null, gstPaise: 0 }]));
    expect(row).toMatchObject({
      Invoice: "none: there was no GST number (GSTIN)",
      "GST rate (%)": "",
      "GST (Rs)": "0.00",
      "Without GST (Rs)": "250.00",
    });
  });
});

describe("the file of refunds", () => {
  it("has the credit note, how the refund was paid, and its parts of GST", () => {
    expect(readFirstRow(toRefundsCsv(settings, [refund]))).toMatchObject({
      Status: "refunded",
      "Credit note": "CN/26-27/7",
      "How paid": "Razorpay",
      Refund: "rfnd_1",
      "Bank reference": "70000000001",
      Reason: "Requested by the family: double payment",
      "CGST (Rs)": "19.07",
      "SGST (Rs)": "19.07",
    });
  });

  it("says who started a refund, and the written reason", () => {
    expect(
      readFirstRow(toRefundsCsv(settings, [{ ...refund, requestNote: "We paid twice." }])),
    ).toMatchObject({
      "Started by": "the family",
      "Written reason": "We paid twice.",
    });
    const refundByOrganiser = {
      ...refund,
      requestReason: "other",
      requestNote: "Goodwill: the child was ill.",
      requestedAt: "2026-11-21T04:00:00+00:00",
      startedBy: "Meera Rao",
    };
    expect(readFirstRow(toRefundsCsv(settings, [refundByOrganiser]))).toMatchObject({
      Reason: "Started by an organiser: another reason",
      "Written reason": "Goodwill: the child was ill.",
      "Started by": "Meera Rao",
      "Started (IST)": "2026-11-21 09:30:00",
    });
    const refundByRule = { ...refund, reason: "second_payment", requestReason: null };
    expect(readFirstRow(toRefundsCsv(settings, [refundByRule]))["Started by"]).toBe("");
  });

  it("has the note and the reference of a refund by hand", () => {
    const refundByHand = {
      ...refund,
      paidBy: "upi",
      refundId: null,
      note: "By UPI.",
      bankReference: "412345678901",
    };
    expect(readFirstRow(toRefundsCsv(settings, [refundByHand]))).toMatchObject({
      "How paid": "manually: UPI",
      Refund: "",
      Note: "By UPI.",
      "Bank reference": "412345678901",
    });
  });

  it("leaves unknown cells empty", () => {
    const [, line] = toRefundsCsv(settings, [
      {
        ...refund,
        creditNote: null,
        creditNoteAt: null,
        orderNumber: null,
        orderedAt: null,
        refundId: null,
        paidBy: null,
        bankReference: null,
        reason: "unknown_order",
        requestReason: null,
        exams: null,
        gstPercent: null,
        gstPaise: 0,
        decidedBy: null,
        decidedAt: null,
      },
    ]).split("\r\n");
    expect(line).toBe(
      `"refunded","2026-11-21 01:30:00","2026-11-21 01:30:00","","","no order","none: the payment never became an order","Asha Verma","","pay_A","","","","","Paid for an order we do not know","","","","","250.00","250.00","","0.00","0.00","0.00","0.00","999293","27 Maharashtra","automatic",""`,
    );
  });

  it("names nobody as the one who decided while a refund waits for a decision", () => {
    const openRefund = { ...refund, status: "review", refundedAt: null, decidedBy: null, decidedAt: null };
    expect(readFirstRow(toRefundsCsv(settings, [openRefund]))).toMatchObject({
      Status: "waiting for a decision",
      "Refunded (IST)": "",
      "Decided by": "",
    });
  });
});

describe("the file of payments without an order", () => {
  it("has the cart, what was refunded and the fee", () => {
    const payment = { ...order, paidAt: time, reason: "amount_mismatch", cartPaise: null, exams: null };
    expect(readFirstRow(toUnmatchedPaymentsCsv(settings, [payment]))).toMatchObject({
      "Why it is no order": "amount_mismatch",
      "Exams of the cart": "",
      "Cart (Rs)": "",
      "Amount (Rs)": "250.00",
      "Refunded until now (Rs)": "125.00",
      "Razorpay fee with GST (Rs)": "5.90",
    });
  });
});

describe("the file of unpaid checkouts", () => {
  it("has the family, the exams and the reason, so that the office can call", () => {
    const checkout = {
      shownAt: time,
      status: "open" as const,
      amountPaise: 55_000,
      exams: ["Maths", "Science"],
      studentName: "Asha Verma",
      guardianName: null,
      phone: "+919876543210",
      email: null,
      className: "Class 5",
      gatewayOrder: "order_A",
      failureCount: 1,
      failedPaymentId: "pay_A",
      bankReason: "Declined",
      isEnrolled: false,
      cancelledExams: [],
    };
    expect(readFirstRow(toUnpaidCheckoutsCsv([checkout]))).toMatchObject({
      Student: "Asha Verma",
      Exams: "Maths, Science",
      "Amount (Rs)": "550.00",
      Status: "can still be paid",
      "Failed payments": "1",
      "The bank’s words": "Declined",
      "Paid in another checkout": "no",
    });
    expect(readFirstRow(toUnpaidCheckoutsCsv([{ ...checkout, cancelledExams: ["Maths"] }]))).toMatchObject({
      Status: "exam cancelled: Maths",
    });
  });
});
