import type { MyAward } from "../../../data/awards/my-awards";
import type { AwardLine } from "../../../data/awards/award-states";
import { formatIst } from "../../../lib/dates";
import { dayInIndia } from "../../../lib/day-in-india";

const lineTexts: Record<AwardLine, string> = {
  scholarship: "a letter about the scholarship",
  trophy: "a trophy",
  gift: "a gift",
  medal: "the medal",
};

/**
 * @param award the award
 * @returns the content of its parcel: `the medal, a gift and a trophy`
 */
export function describeParcel({ lines }: Pick<MyAward, "lines">): string {
  const parts = lines.toReversed().map((line) => lineTexts[line]);
  return new Intl.ListFormat("en-GB", { type: "conjunction" }).format(parts);
}

/**
 * @param award the award
 * @returns its delivery status, in one sentence for the family
 */
export function describeAward(award: MyAward): string {
  const { state, promisedOn, isLate, courier, postedOn, deliveredOn, needsNewAddress } = award;
  const promisedDay = formatIst(promisedOn, "date");
  switch (state) {
    case "waiting":
      // An award without an address never counts as late, but the text must not promise a date in the past.
      return promisedOn < dayInIndia(new Date())
        ? "Where should we send it: home or school? We normally send awards within two months of the results. That time has passed, so we will post yours within three weeks of receiving your address."
        : `Where should we send it: home or school? We will post it by ${promisedDay}, or within three weeks of receiving your address if that is later.`;
    case "confirmed":
      return isLate
        ? "We have your address. We have not posted the parcel yet."
        : `We have your address and will post the parcel by ${promisedDay}.`;
    case "packed":
      return isLate
        ? "Your parcel is packed and will be posted soon."
        : `Your parcel is packed and will be posted by ${promisedDay}.`;
    case "posted":
      return `We sent the parcel on ${formatIst(postedOn ?? promisedOn, "date")} with ${courier ?? "a courier"}.`;
    case "delivered":
      return `The parcel was delivered by ${formatIst(deliveredOn ?? promisedOn, "date")}. Congratulations again!`;
    case "returned":
      return needsNewAddress
        ? "The parcel came back to us again. Please give another address, such as your school’s."
        : "The parcel came back to us. Please check the address and save it. We will send the parcel again, free of charge.";
  }
}

/**
 * @param award a late award
 * @returns an explanation of the delay
 */
export const explainDelay = ({ promisedOn }: Pick<MyAward, "promisedOn">): string =>
  `We promised to send it by ${formatIst(promisedOn, "date")} and we are late. We are sorry. You do not need to do anything: we will email you when we post it.`;

/** @returns whether the family must give an address */
export const needsAddress = ({ state }: Pick<MyAward, "state">): boolean =>
  state === "waiting" || state === "returned";
