import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { winter, type Call } from "../../../../tests/support/account-factory";
import {
  listArguments,
  failRpc,
  makeAdminReplies,
  serveAdminReplies,
  type AdminReplies,
} from "../../../../tests/support/admin-factory";
import { class5, maths } from "../../../../tests/support/factories";
import { renderWithProviders } from "../../../../tests/support/render";
import { seller } from "../../../config/seller";
import { ExportsView } from "./exports";
import { toEnrolmentsCsv } from "./csv-files";

let replies: AdminReplies;
let calls: Call[];
let blobs: Blob[];

beforeEach(() => {
  replies = makeAdminReplies();
  calls = serveAdminReplies(replies);
  blobs = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return "blob:file";
  });
  vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => undefined);
});

afterEach(() => {
  seller.gst = null;
});

const setGstNumber = () => {
  seller.gst = {
    gstin: "27AAPFU0939F1ZV",
    sac: "999293",
    percent: 18,
    series: "OLY/",
    placeOfSupply: "27 Maharashtra",
  };
};

const openExports = (search = "") =>
  renderWithProviders(<ExportsView />, { path: `/adminpanel?section=exports${search}` });
const november = {
  month: "2026-11-01",
  orders: 2,
  paidPaise: 75000,
  paidGstPaise: 11441,
  refunds: 1,
  refundedPaise: 25000,
  refundedGstPaise: 3814,
  returned: 2,
  returnedPaise: 49900,
  received: 3,
  receivedPaise: 74900,
  feePaise: 1770,
  receivedFeePaise: 0,
  receivedFeeGstPaise: 0,
  byHandPaise: 0,
  feeGstPaise: 270,
  unknownFees: 1,
  firstCreditNote: "CN/26-27/7",
  lastCreditNote: "CN/26-27/9",
};
const order = {
  number: 1042,
  orderedAt: "2026-11-20T20:00:00Z",
  studentName: "=HYPERLINK(1)",
  studentEmail: "asha@olympeak.example",
  className: "Class 5",
  edition: "Winter 2026-27",
  exams: "Maths",
  paymentId: "pay_A",
  method: "upi",
  amountPaise: 25000,
  gstPercent: 18,
  gstPaise: 3814,
  refundStatus: "none",
  refundedPaise: 0,
  feePaise: 590,
  feeGstPaise: 90,
};

describe("orders, refunds and GST", () => {
  it("are shown by month, minus refunds", async () => {
    setGstNumber();
    replies.list_order_months = [november];
    openExports();
    const table = within(await screen.findByRole("region", { name: "Months" }));
    const [, monthRow] = table.getAllByRole("row");
    for (const text of [
      "November 2026",
      "2 (₹750)",
      "1 (₹250)",
      "Received: 3 (₹749)",
      "Refunded: 2 (₹499)",
      "₹500",
      "₹76.27",
      "CN/26-27/7to CN/26-27/9",
      "₹17.70GST ₹2.701 not known yet",
      "₹482.30 after the fee",
    ])
      expect(monthRow).toHaveTextContent(text);
    expect(
      screen.getByText(/An invoice to a company GSTIN is not possible: families buy as consumers\./),
    ).toBeVisible();
    expect(screen.getByText(/Match the payment ids in it with those in our files\./)).toBeVisible();
  });

  it("include the fee of payments without an order in the month's fee", async () => {
    setGstNumber();
    replies.list_order_months = [
      { ...november, receivedFeePaise: 1180, receivedFeeGstPaise: 180, unknownFees: 0 },
    ];
    openExports();
    const table = within(await screen.findByRole("region", { name: "Months" }));
    const [, monthRow] = table.getAllByRole("row");
    expect(monthRow).toHaveTextContent("₹29.50GST ₹4.50₹11.80 of this for payments without an order");
    expect(monthRow).toHaveTextContent("₹470.50 after the fee");
  });

  it("are shown and downloaded without GST if no GST number is set", async () => {
    replies.list_order_months = [november];
    replies.export_orders = [{ ...order, gstPercent: null, gstPaise: 0 }];
    const organiser = openExports();
    expect(
      await screen.findByText(
        "No GST number (GSTIN) is set: no GST is shown here, and the GST columns of the files are empty.",
      ),
    ).toBeVisible();
    const table = within(await screen.findByRole("region", { name: "Months" }));
    expect(table.queryByRole("columnheader", { name: "GST included" })).toBeNull();
    expect(table.getByText("₹500")).toBeVisible();
    expect(table.queryByText("₹76.27")).toBeNull();
    expect(screen.queryByText(/^Prices include/)).toBeNull();
    await organiser.click(screen.getByRole("button", { name: "Orders of November 2026" }));
    await expect.poll(() => blobs).toHaveLength(1);
    const [heading, line] = ((await blobs[0]?.text()) ?? "").split("\r\n");
    expect(heading).toContain(
      `"Amount (Rs)","Without GST (Rs)","GST rate (%)","GST (Rs)","CGST (Rs)","SGST (Rs)","IGST (Rs)"`,
    );
    expect(line).toContain(`"1042","none: no GST number (GSTIN) is set"`);
    expect(line).toContain(`"250.00","","","","","","","","","no"`);
  });

  it("are downloaded as a file with the same totals as the screen, in which no cell is a formula", async () => {
    setGstNumber();
    replies.list_order_months = [november];
    replies.export_orders = [order, { ...order, number: 1043, amountPaise: 50000, gstPaise: 7627 }];
    const organiser = openExports();
    await organiser.click(await screen.findByRole("button", { name: "Orders of November 2026" }));
    await expect.poll(() => blobs).toHaveLength(1);
    const [, ...lines] = ((await blobs[0]?.text()) ?? "").trim().split("\r\n");
    expect(lines[0]).toBe(
      `"1042","OLY/26-27/1042","2026-11-21 01:30:00","'=HYPERLINK(1)","asha@olympeak.example","Class 5","Winter 2026-27","Maths","pay_A","upi","250.00","211.86","18","38.14","19.07","19.07","0.00","999293","27 Maharashtra","no","0.00","5.90","0.90","244.10"`,
    );
    const sum = (column: number) =>
      lines.reduce((total, line) => total + Number(line.split('","')[column]), 0).toFixed(2);
    expect([sum(10), sum(13)], "amounts and GST of the month").toEqual(["750.00", "114.41"]);
    expect(listArguments(calls, "export_orders")).toEqual([
      { p_from: "2026-11-01", p_to: "2026-11-30", p_offset: 0 },
    ]);
  });

  it("are downloaded for any period", async () => {
    replies.list_order_months = [november];
    replies.export_orders = [order];
    const organiser = openExports();
    const period = within(await screen.findByRole("region", { name: "Files for any period" }));
    fireEvent.change(period.getByLabelText("From (IST)"), { target: { value: "2026-11-05" } });
    await organiser.click(period.getByRole("button", { name: "Orders of this period" }));
    await expect.poll(() => blobs).toHaveLength(1);
    fireEvent.change(period.getByLabelText("To (IST)"), { target: { value: "2026-12-04" } });
    await organiser.click(period.getByRole("button", { name: "Refunds of this period" }));
    await expect.poll(() => blobs).toHaveLength(2);
    await organiser.click(period.getByRole("button", { name: "Payments without an order of this period" }));
    await expect.poll(() => blobs).toHaveLength(3);
    await organiser.click(period.getByRole("button", { name: "Incomplete payments of this period" }));
    await expect.poll(() => blobs).toHaveLength(4);
    expect(listArguments(calls, "list_unpaid_checkouts")).toEqual([
      { p_from: "2026-11-05", p_to: "2026-12-04", p_with_enrolled: false, p_limit: 50, p_offset: 0 },
    ]);
    const days = { p_from: "2026-11-05", p_to: "2026-12-04", p_offset: 0 };
    expect(listArguments(calls, "export_orders")).toEqual([{ p_from: "2026-11-05", p_offset: 0 }]);
    expect(listArguments(calls, "export_refunds")).toEqual([days]);
    expect(listArguments(calls, "export_unmatched_payments")).toEqual([days]);
  });

  it("cannot be downloaded for a period that ends before it begins, and say why", async () => {
    replies.list_order_months = [november];
    openExports();
    const period = within(await screen.findByRole("region", { name: "Files for any period" }));
    fireEvent.change(period.getByLabelText("From (IST)"), { target: { value: "2026-12-05" } });
    fireEvent.change(period.getByLabelText("To (IST)"), { target: { value: "2026-12-04" } });
    expect(period.getByText(/“From” is after “To”/)).toBeVisible();
    for (const button of period.getAllByRole("button")) expect(button).toBeDisabled();
  });

  it("show an error and save no file if reading fails", async () => {
    replies.list_order_months = [november];
    failRpc("export_refunds", 403, { code: "42501", message: "Access denied." });
    const organiser = openExports();
    await organiser.click(await screen.findByRole("button", { name: "Refunds of November 2026" }));
    expect(await screen.findByRole("alert")).toBeVisible();
    expect(blobs).toEqual([]);
  });
});

describe("students and results", () => {
  it("can be filtered by edition, exam and class, and are counted", async () => {
    replies.sum_results = [
      { className: "Class 5", participants: 240, mean: 27.25, gold: 1, silver: 2, bronze: 3, isFinal: true },
    ];
    openExports(`&exam=${maths}&class=${class5}`);
    expect(await screen.findByText(/^2 paid exams of 1 student, ₹500/)).toBeVisible();
    const [, row] = within(await screen.findByRole("region", { name: "Results by class" })).getAllByRole(
      "row",
    );
    expect(row).toHaveTextContent("Class 524027.3123final");
    expect(screen.getByRole("button", { name: "Export merit list (240 lines)" })).toBeVisible();
    expect(listArguments(calls, "sum_results")).toEqual([
      { p_edition_id: winter, p_exam_id: maths, p_class_id: class5 },
    ]);
  });

  it("require an exam before results are shown", async () => {
    openExports();
    expect(await screen.findByText("Choose an exam to see its results")).toBeVisible();
    expect(listArguments(calls, "sum_results")).toEqual([]);
  });
});

describe("the files", () => {
  it("have a heading even without rows", () => {
    expect(toEnrolmentsCsv([]).trim().split("\r\n")).toHaveLength(1);
  });
});
