/** Suggested couriers, each with the URL of its parcel tracking and, if known, the form of its tracking numbers. */
export const couriers = [
  {
    name: "Speed Post",
    url: "https://www.indiapost.gov.in/",
    numbers: {
      pattern: /^[a-z]{2}\d{9}in$/i,
      form: "two letters, nine digits and IN, such as EK123456789IN",
    },
  },
  { name: "Blue Dart", url: "https://www.bluedart.com/tracking" },
  { name: "DTDC", url: "https://www.dtdc.com/" },
  { name: "Delhivery", url: "https://www.delhivery.com/tracking" },
] as const;

const findCourier = (courier: string) =>
  couriers.find(({ name }) => name.toLowerCase() === courier.trim().toLowerCase());

/**
 * @param courier the courier's name, as an organiser typed it
 * @returns the URL of its parcel tracking; null for an unknown courier
 */
export function findTracking(courier: string): string | null {
  return findCourier(courier)?.url ?? null;
}

/**
 * @param courier the courier's name, as an organiser typed it
 * @returns the form of its tracking numbers; null if it is not known
 */
export function findNumberForm(courier: string): { pattern: RegExp; form: string } | null {
  const knownCourier = findCourier(courier);
  return knownCourier && "numbers" in knownCourier ? knownCourier.numbers : null;
}
