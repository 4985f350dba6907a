import { env } from "./env";
import { site } from "./site";

/** GST as the receipt shows it; the prices include it. */
export type Gst = {
  /** The seller's GST registration number. */
  gstin: string;
  /** The Services Accounting Code of the exams, which an invoice must show. */
  sac: string;
  percent: number;
  /** The start of invoice numbers, such as `OLY/`; year and order number follow. */
  series: string;
  /** The state's code and name, such as `27 Maharashtra`. */
  placeOfSupply: string;
};

/** The seller on receipts. Address and GST details are there only if the settings have them. */
export const seller: { name: string; address: string; gst: Gst | null } = {
  name: env.VITE_INVOICE_SELLER || env.VITE_SITE_NAME,
  address: env.VITE_INVOICE_ADDRESS,
  gst: env.VITE_INVOICE_GSTIN
    ? {
        gstin: env.VITE_INVOICE_GSTIN,
        sac: env.VITE_INVOICE_SAC,
        percent: env.VITE_INVOICE_GST_PERCENT,
        series: env.VITE_INVOICE_SERIES,
        placeOfSupply: env.VITE_INVOICE_PLACE_OF_SUPPLY,
      }
    : null,
};

/** Who issues receipts, as `ReceiptDocument` shows it. */
export const receiptIssuer = {
  siteName: site.name,
  sellerName: seller.name,
  address: seller.address,
  helpEmail: site.helpEmail,
  gst: seller.gst,
};
