export const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

export const weekday = (year: number, month: number, date: number): number =>
  new Date(Date.UTC(year, month, date)).getUTCDay();
