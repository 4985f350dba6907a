/** Couriers whose name is suggested, and where each shows how far a parcel is. */
export const couriers = [
  { name: "Speed Post", url: "https://www.indiapost.gov.in/" },
  { name: "Blue Dart", url: "https://www.bluedart.com/tracking" },
  { name: "DTDC", url: "https://www.dtdc.com/" },
  { name: "Delhivery", url: "https://www.delhivery.com/tracking" },
] as const;

/**
 * @param courier as an organiser typed it
 * @returns where it shows how far a parcel is; null for one that we do not know
 */
export function findTracking(courier: string): string | null {
  const known = couriers.find(({ name }) => name.toLowerCase() === courier.trim().toLowerCase());
  return known?.url ?? null;
}
