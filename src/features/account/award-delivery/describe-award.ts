import type { MyAward } from "../../../data/awards/my-awards";
import type { AwardLine } from "../../../data/awards/award-states";
import { formatIst } from "../../../lib/dates";

const lineTexts: Record<AwardLine, string> = {
  scholarship: "a letter about the scholarship",
  trophy: "a trophy",
  gift: "a gift",
  medal: "the medal",
};

/**
 * @param award which
 * @returns what lies in its parcel: `the medal, a gift and a trophy`
 */
export function listParcel({ lines }: Pick<MyAward, "lines">): string {
  const parts = lines.toReversed().map((line) => lineTexts[line]);
  return new Intl.ListFormat("en-GB", { type: "conjunction" }).format(parts);
}

/**
 * @param award which
 * @returns how far it is, in one sentence for its family
 */
export function describeAward(award: MyAward): string {
  const { state, promisedOn, isLate, courier, postedOn, deliveredOn, needsNewAddress } = award;
  const promised = formatIst(promisedOn, "date");
  switch (state) {
    case "waiting":
      return `Please tell us where to send it: home, or to your school. It leaves by ${promised}, or within three weeks of your answer where that is later.`;
    case "confirmed":
      return isLate
        ? "We have your address, and the parcel has not left yet."
        : `We have your address, and send the parcel by ${promised}.`;
    case "packed":
      return isLate
        ? "The parcel is packed, and leaves next."
        : `The parcel is packed, and leaves by ${promised}.`;
    case "posted":
      return `The parcel left on ${formatIst(postedOn ?? promisedOn, "date")} with ${courier ?? "a courier"}.`;
    case "delivered":
      return `The parcel had arrived by ${formatIst(deliveredOn ?? promisedOn, "date")}. Congratulations once more!`;
    case "returned":
      return needsNewAddress
        ? "The parcel came back to us a second time. Please give another address, such as your school's."
        : "The parcel came back to us. Please look at the address, and save it once it is right: we send it again, free of charge.";
  }
}

/**
 * @param award that is late
 * @returns the word about it, before anybody asks
 */
export const explainDelay = ({ promisedOn }: Pick<MyAward, "promisedOn">): string =>
  `We promised to send it by ${formatIst(promisedOn, "date")}, and we are late. We are sorry. You need not do anything: we write to you when it is posted.`;

/** @returns whether the family is to give an address */
export const asksAddress = ({ state }: Pick<MyAward, "state">): boolean =>
  state === "waiting" || state === "returned";
