/** A small picture around the point 0, 0: within 32 units to each side. */
export type Little = (x: number, y: number) => string;
