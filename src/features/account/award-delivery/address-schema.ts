import * as v from "valibot";
import { isPinOfRegion, regions } from "../../../content/regions";
import type { AwardAddress } from "../../../data/awards/award-states";
import type { AddressError } from "../../../data/awards/my-awards";
import { phoneDigitCount, toPhoneDigits } from "../../../lib/phone";
import { toStorableLine } from "../../../lib/storable-text";
import { detailsTexts, requiredText } from "../../../lib/student-details";

const limits = { recipient: 100, line1: 120, line2: 120, city: 60 } as const;

const texts = {
  pin: "Please enter the PIN code: six digits, not starting with 0.",
  region: "Please choose the state or union territory.",
  pinInOtherRegion: "This PIN code is not in the state you chose. Please check both.",
  sameAddress: "The parcel came back from this address twice. Please give a different address.",
} as const;

/** A check that a field's text is not longer than the database allows. */
const limitLength = (field: keyof typeof limits) =>
  v.maxLength<string, number, string>(limits[field], `Please shorten this to ${limits[field]} characters.`);

const addressSchema = v.object({
  destination: v.picklist(["home", "school"]),
  recipient: v.pipe(requiredText("Please enter the name on the parcel."), limitLength("recipient")),
  line1: v.pipe(requiredText("Please enter the house or school, and the street."), limitLength("line1")),
  line2: v.pipe(v.string(), v.transform(toStorableLine), limitLength("line2")),
  city: v.pipe(requiredText("Please enter the town or city."), limitLength("city")),
  region: v.pipe(v.string(), v.picklist(regions, texts.region)),
  pin: v.pipe(
    v.string(),
    v.transform((pin) => pin.replace(/\s/g, "")),
    v.regex(/^[1-9][0-9]{5}$/, texts.pin),
  ),
  phone: v.pipe(v.string(), v.transform(toPhoneDigits), v.length(phoneDigitCount, detailsTexts.phoneInvalid)),
});

/** The delivery address as form values (docs/specification.md section 5 for the phone). */
export const addressFormSchema = v.pipe(
  addressSchema,
  v.forward(
    v.partialCheck(
      [["pin"], ["region"]],
      ({ pin, region }) => isPinOfRegion(pin, region),
      texts.pinInOtherRegion,
    ),
    ["pin"],
  ),
);

export type AddressValues = v.InferInput<typeof addressFormSchema>;
export type ValidAddress = v.InferOutput<typeof addressFormSchema>;

/** The suggested values: the profile's details, and an address given for another award. */
export type AddressDefaults = {
  address: AwardAddress | null;
  name: string | null;
  phone: string | null;
};

/**
 * @param defaults the family's known details
 * @returns the form's initial values
 */
export function toAddressForm({ address, name, phone }: AddressDefaults): AddressValues {
  return {
    destination: address?.isSchool === true ? "school" : "home",
    recipient: address?.recipient ?? name ?? "",
    line1: address?.line1 ?? "",
    line2: address?.line2 ?? "",
    city: address?.city ?? "",
    region: address?.region ?? "",
    pin: address?.pin ?? "",
    phone: address?.phone ?? toPhoneDigits(phone ?? ""),
  };
}

/** @returns the address of a valid form */
export const toAddress = ({ destination, line2, ...address }: ValidAddress): AwardAddress => ({
  ...address,
  isSchool: destination === "school",
  line2: line2 === "" ? null : line2,
});

/** The field and the message for each error of the database. */
export const addressErrorTexts: Record<AddressError | "same_address", [keyof AddressValues, string]> = {
  recipient_missing: ["recipient", "Please enter the name on the parcel."],
  recipient_too_long: ["recipient", `Please shorten this to ${limits.recipient} characters.`],
  line_1_missing: ["line1", "Please enter the house or school, and the street."],
  line_1_too_long: ["line1", `Please shorten this to ${limits.line1} characters.`],
  line_2_too_long: ["line2", `Please shorten this to ${limits.line2} characters.`],
  city_missing: ["city", "Please enter the town or city."],
  city_too_long: ["city", `Please shorten this to ${limits.city} characters.`],
  region_unknown: ["region", texts.region],
  pin_invalid: ["pin", texts.pin],
  phone_invalid: ["phone", detailsTexts.phoneInvalid],
  same_address: ["line1", texts.sameAddress],
};
