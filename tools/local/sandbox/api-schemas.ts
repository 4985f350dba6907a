import * as v from "valibot";

// The limits are those of docs/payments.md section 5.

const amountSchema = v.pipe(
  v.number("The amount must be an integer."),
  v.safeInteger("The amount must be an integer."),
  v.minValue(100, "The amount must be atleast INR 1.00"),
);

const currencySchema = v.literal("INR", "Currency is not supported");

const noteSchema = v.pipe(
  v.string("The notes values must be strings."),
  v.maxLength(256, "The notes values may not be greater than 256 characters."),
);

const notesSchema = v.optional(
  v.union(
    [
      v.strictTuple([]),
      v.pipe(
        v.record(noteSchema, noteSchema),
        v.maxEntries(15, "The notes may not have more than 15 items."),
        v.transform((notes): Record<string, string> | [] => (Object.keys(notes).length === 0 ? [] : notes)),
      ),
    ],
    "The notes must be an object of up to 15 short strings.",
  ),
  [],
);

const receiptSchema = v.optional(
  v.nullable(
    v.pipe(
      v.string("The receipt must be a string."),
      v.maxLength(40, "The receipt may not be greater than 40 characters."),
    ),
  ),
  null,
);

/** Body of `POST /orders`. */
export const orderSchema = v.strictObject({
  amount: amountSchema,
  currency: currencySchema,
  receipt: receiptSchema,
  notes: notesSchema,
});

/** Body of `POST /payments/:id/capture`. */
export const captureSchema = v.strictObject({ amount: amountSchema, currency: currencySchema });

/** Body of `POST /payments/:id/refund`; without an amount, the rest of the payment is refunded. */
export const refundSchema = v.strictObject({
  amount: v.optional(amountSchema),
  speed: v.optional(v.picklist(["normal", "optimum"], "The speed must be normal or optimum."), "normal"),
  notes: notesSchema,
  receipt: receiptSchema,
});

/** Header `X-Refund-Idempotency`. */
export const idempotencyKeyPattern = /^[A-Za-z0-9_-]{10,}$/;

function integerParameter(name: string, min: number, max: number, defaultValue: number) {
  const message = `The ${name} must be between ${min} and ${max}.`;
  return v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/, message)), String(defaultValue)),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
}

/** 1 January 2100 in Unix seconds. */
const latestTime = 4_102_444_800;

const pageParameters = {
  /** `from` and `to` are Unix seconds, both included. */
  from: integerParameter("from", 0, latestTime, 0),
  to: integerParameter("to", 0, latestTime, latestTime),
  count: integerParameter("count", 1, 100, 10),
  skip: integerParameter("skip", 0, 1_000_000, 0),
};

/** Query of `GET /payments`. */
export const pageSchema = v.strictObject(pageParameters);

/** Query of `GET /orders`. */
export const orderPageSchema = v.strictObject({ ...pageParameters, receipt: v.optional(v.string()) });
