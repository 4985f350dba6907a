/** The 28 states and 8 union territories of India, the same as in private.regions_of_india. */
export const regions = [
  "Andaman and Nicobar Islands",
  "Andhra Pradesh",
  "Arunachal Pradesh",
  "Assam",
  "Bihar",
  "Chandigarh",
  "Chhattisgarh",
  "Dadra and Nagar Haveli and Daman and Diu",
  "Delhi",
  "Goa",
  "Gujarat",
  "Haryana",
  "Himachal Pradesh",
  "Jammu and Kashmir",
  "Jharkhand",
  "Karnataka",
  "Kerala",
  "Ladakh",
  "Lakshadweep",
  "Madhya Pradesh",
  "Maharashtra",
  "Manipur",
  "Meghalaya",
  "Mizoram",
  "Nagaland",
  "Odisha",
  "Puducherry",
  "Punjab",
  "Rajasthan",
  "Sikkim",
  "Tamil Nadu",
  "Telangana",
  "Tripura",
  "Uttar Pradesh",
  "Uttarakhand",
  "West Bengal",
] as const;

/** A state or union territory of India. */
export type Region = (typeof regions)[number];

/** The regions by the first digit of their PIN codes; 9 belongs to the army and can be anywhere. */
const regionsOfPin: Record<string, readonly Region[]> = {
  "1": ["Chandigarh", "Delhi", "Haryana", "Himachal Pradesh", "Jammu and Kashmir", "Ladakh", "Punjab"],
  "2": ["Uttar Pradesh", "Uttarakhand"],
  "3": ["Dadra and Nagar Haveli and Daman and Diu", "Gujarat", "Rajasthan"],
  "4": ["Chhattisgarh", "Goa", "Madhya Pradesh", "Maharashtra"],
  "5": ["Andhra Pradesh", "Karnataka", "Puducherry", "Telangana"],
  "6": ["Kerala", "Lakshadweep", "Puducherry", "Tamil Nadu"],
  "7": [
    "Andaman and Nicobar Islands",
    "Arunachal Pradesh",
    "Assam",
    "Manipur",
    "Meghalaya",
    "Mizoram",
    "Nagaland",
    "Odisha",
    "Sikkim",
    "Tripura",
    "West Bengal",
  ],
  "8": ["Bihar", "Jharkhand"],
};

/**
 * @param pin six digits
 * @param region the chosen region
 * @returns whether a PIN code of the region can begin with the first digit of this one
 */
export function isPinOfRegion(pin: string, region: Region): boolean {
  return regionsOfPin[pin.charAt(0)]?.includes(region) ?? true;
}
