/** Suggested couriers, each with the URL of its parcel tracking. */
export const couriers = [
  { name: "Speed Post", url: "https://www.indiapost.gov.in/" },
  { name: "Blue Dart", url: "https://www.bluedart.com/tracking" },
  { name: "DTDC", url: "https://www.dtdc.com/" },
  { name: "Delhivery", url: "https://www.delhivery.com/tracking" },
] as const;

/**
 * @param courier the courier's name, as an organiser typed it
 * @returns the URL of its parcel tracking; null for an unknown courier
 */
export function findTracking(courier: string): string | null {
  const known = couriers.find(({ name }) => name.toLowerCase() === courier.trim().toLowerCase());
  return known?.url ?? null;
}
