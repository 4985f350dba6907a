import { type Point } from "../points";

/** Reads points from a text such as "68.2 23.7, 68.5 23.3": degrees east and north, which is short in a long list. */
export function readPlaces(text: string): Point[] {
  return text.split(",").map((place) => {
    const [east, north] = place.trim().split(" ").map(Number);
    if (east === undefined || north === undefined) throw new RangeError(`"${place}" is no place`);
    return [east, north];
  });
}

/**
 * India's outline in degrees east and north, clockwise from the mouth of the Sir Creek: land borders, then the coast
 * from the Sundarbans round Kanyakumari. It is coarse, and made from well-known coordinates. It includes the whole of
 * Jammu and Kashmir and Ladakh, as the Survey of India shows it.
 */
export const mainland: readonly Point[] = [
  // Gujarat, Rajasthan, Punjab
  ...readPlaces(
    `
      68.2 23.7, 68.7 24.3, 70.0 24.2, 71.0 24.4, 70.6 25.7, 70.1 25.9, 69.5 26.8, 69.6 27.2, 70.4 28.0,
      71.9 27.9, 72.9 29.0, 73.4 29.9, 74.5 30.9, 74.5 31.7, 75.3 32.3`,
  ),
  // Jammu and Kashmir, Ladakh
  ...readPlaces(
    `
      74.6 32.8, 73.7 33.1, 73.5 34.3, 74.0 34.9, 72.7 35.8, 72.5 36.3, 73.1 36.8, 74.5 37.0, 75.4 36.9,
      76.2 36.6, 77.2 36.1, 78.0 35.6, 79.2 36.0, 80.3 35.5, 80.2 34.9, 79.5 34.4, 78.9 33.9, 79.0 33.2,
      79.5 32.7, 78.7 32.5, 78.6 31.9`,
  ),
  // Himachal Pradesh, Uttarakhand, and along Nepal
  ...readPlaces(
    `
      78.9 31.3, 79.8 30.9, 81.0 30.2, 80.4 29.7, 80.1 28.8, 81.2 28.3, 83.3 27.4, 84.2 27.4, 85.2 26.8,
      87.2 26.4, 88.1 26.5`,
  ),
  // Sikkim, along Bhutan, Arunachal Pradesh
  ...readPlaces(
    `
      88.1 27.8, 88.8 28.0, 88.8 27.1, 89.8 26.7, 92.0 26.9, 91.6 27.7, 92.7 28.0, 94.2 29.0, 95.4 29.1,
      96.1 29.4, 96.5 28.7, 97.4 28.2, 96.9 27.4, 95.2 26.7`,
  ),
  // Nagaland, Manipur, Mizoram, Tripura, Meghalaya, Assam
  ...readPlaces(
    `
      95.1 26.1, 94.6 25.2, 94.1 23.9, 93.4 24.0, 93.2 22.2, 92.6 22.0, 92.3 23.6, 91.8 23.0, 91.2 23.6,
      91.4 24.1, 92.2 24.5, 92.4 25.0, 89.9 25.2, 89.7 26.2, 88.5 26.5`,
  ),
  // West Bengal to the sea
  ...readPlaces(
    `
      88.1 25.9, 88.9 25.2, 88.1 24.7, 88.7 24.2, 88.9 23.0, 89.0 21.7`,
  ),
  // The east coast
  ...readPlaces(
    `
      88.0 21.6, 87.0 21.3, 86.9 20.6, 86.4 20.0, 85.2 19.6, 84.7 19.1, 83.3 17.7, 82.3 16.6, 81.1 15.8,
      80.1 15.2, 80.3 13.2, 79.9 11.9, 79.9 10.3, 79.0 9.4, 78.2 8.8, 77.5 8.1`,
  ),
  // The west coast
  ...readPlaces(
    `
      76.9 8.4, 76.3 9.8, 75.8 11.2, 74.9 12.8, 74.3 14.6, 73.4 16.6, 72.8 18.9, 72.7 21.0, 72.6 22.2,
      72.1 21.2, 71.0 20.7, 70.1 21.1, 69.0 22.2, 70.3 22.9, 69.2 22.8, 68.5 23.3`,
  ),
];

/** The Andaman and Nicobar Islands as strokes from north to south, Lakshadweep as dots. */
export const islandStrokes: readonly (readonly Point[])[] = [
  [
    [93.0, 13.5],
    [92.8, 12.3],
    [92.6, 11.6],
  ],
  [
    [92.5, 10.8],
    [92.5, 10.6],
  ],
  [
    [92.8, 9.2],
    [92.8, 9.1],
  ],
  [
    [93.4, 8.1],
    [93.6, 7.9],
  ],
  [
    [93.7, 7.2],
    [93.9, 6.8],
  ],
];
export const islandDots: readonly Point[] = [
  [72.7, 11.1],
  [72.2, 10.8],
  [72.6, 10.5],
  [73.0, 8.3],
];

/** Rivers from their source to their mouth, or to where they leave the country. */
export const rivers = {
  Ganga: readPlaces(
    "79.0 30.7, 78.2 29.9, 78.9 28.3, 80.3 26.5, 81.9 25.4, 83.0 25.3, 85.1 25.6, 87.9 24.8, 88.3 23.0, 88.1 21.8",
  ),
  Yamuna: readPlaces("78.4 30.9, 77.3 28.6, 78.0 27.2, 79.5 26.3, 81.9 25.4"),
  Brahmaputra: readPlaces("95.2 29.0, 95.4 27.9, 93.6 26.8, 91.7 26.2, 90.2 26.1, 89.8 25.9"),
  Indus: readPlaces("79.2 32.8, 77.6 34.1, 76.1 34.8, 75.2 35.6, 74.6 35.7, 74.0 35.0"),
  Narmada: readPlaces("81.7 22.7, 79.9 23.1, 77.8 22.7, 75.5 22.2, 72.8 21.7"),
  Mahanadi: readPlaces("81.9 20.4, 82.3 21.4, 83.9 21.5, 84.3 20.8, 86.4 20.3"),
  Godavari: readPlaces("73.5 19.9, 76.3 19.3, 78.7 18.9, 80.3 18.3, 81.8 17.0, 82.2 16.6"),
  Krishna: readPlaces("73.7 17.9, 75.6 16.5, 77.3 16.4, 79.3 16.6, 80.9 15.9"),
  Kaveri: readPlaces("75.5 12.4, 76.7 12.4, 77.7 11.7, 78.7 10.9, 79.8 11.1"),
} satisfies Record<string, readonly Point[]>;

/** Capitals and other places that questions ask for. */
export const places = {
  "New Delhi": [77.2, 28.6],
  Srinagar: [74.8, 34.1],
  Leh: [77.6, 34.2],
  Shimla: [77.2, 31.1],
  Dehradun: [78.0, 30.3],
  Chandigarh: [76.8, 30.7],
  Jaipur: [75.8, 26.9],
  Lucknow: [80.9, 26.8],
  Patna: [85.1, 25.6],
  Gangtok: [88.6, 27.3],
  Itanagar: [93.6, 27.1],
  Dispur: [91.8, 26.1],
  Kohima: [94.1, 25.7],
  Imphal: [93.9, 24.8],
  Aizawl: [92.7, 23.7],
  Agartala: [91.3, 23.8],
  Shillong: [91.9, 25.6],
  Kolkata: [88.4, 22.6],
  Ranchi: [85.3, 23.4],
  Bhubaneswar: [85.8, 20.3],
  Raipur: [81.6, 21.2],
  Bhopal: [77.4, 23.3],
  Gandhinagar: [72.7, 23.2],
  Mumbai: [72.9, 19.1],
  Panaji: [73.9, 15.5],
  Bengaluru: [77.6, 13.0],
  Hyderabad: [78.5, 17.4],
  Amaravati: [80.5, 16.5],
  Chennai: [80.2, 13.1],
  Thiruvananthapuram: [77.0, 8.5],
  Varanasi: [83.0, 25.3],
  Amritsar: [74.9, 31.6],
  Visakhapatnam: [83.2, 17.8],
} as const satisfies Record<string, Point>;
