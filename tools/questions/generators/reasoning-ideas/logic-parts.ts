export const has = (region: number, term: number): boolean => Boolean((region >> term) & 1);
