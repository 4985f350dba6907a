import * as v from "valibot";

/** The delivery states of an award that goes by post (docs/exam.md section 8). */
export const awardStates = ["waiting", "confirmed", "packed", "posted", "delivered", "returned"] as const;

export type AwardState = (typeof awardStates)[number];

export const medals = ["gold", "silver", "bronze"] as const;

/** The possible items of a parcel. */
export const awardLines = ["scholarship", "trophy", "gift", "medal"] as const;

export type AwardLine = (typeof awardLines)[number];

/** The delivery address of an award. */
export const addressSchema = v.pipe(
  v.object({
    recipient: v.string(),
    is_school: v.boolean(),
    line_1: v.string(),
    line_2: v.nullable(v.string()),
    city: v.string(),
    region: v.string(),
    pin: v.string(),
    phone: v.string(),
  }),
  v.transform(({ is_school: isSchool, line_1: line1, line_2: line2, ...address }) => ({
    ...address,
    isSchool,
    line1,
    line2,
  })),
);

/** The delivery address as the family gave it; `region` is a state or union territory of India. */
export type AwardAddress = v.InferOutput<typeof addressSchema>;
