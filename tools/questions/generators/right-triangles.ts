/** The whole sides of right-angled triangles that a school book has, the longest side last. */
export const rightTriangles = [
  [3, 4, 5],
  [5, 12, 13],
  [6, 8, 10],
  [8, 15, 17],
  [9, 12, 15],
  [7, 24, 25],
  [12, 16, 20],
] as const;
