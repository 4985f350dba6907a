const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const istOffsetMs = 5.5 * 60 * 60 * 1000;

/**
 * Formats paise as rupees with Indian grouping: 12345600 gives "₹1,23,456". Decimals appear only if the amount is not
 * in whole rupees.
 */
export function formatRupees(amountPaise: number): string {
  const digits = amountPaise % 100 === 0 ? 0 : 2;
  const format = new Intl.NumberFormat("en-IN", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `₹${format.format(amountPaise / 100)}`;
}

/** Formats the time of day in India: "8:47 am". */
export function formatClock(moment: Date): string {
  const ist = new Date(moment.getTime() + istOffsetMs);
  const hour = ist.getUTCHours();
  const minutes = String(ist.getUTCMinutes()).padStart(2, "0");
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? "am" : "pm"}`;
}

/** Formats a moment in India's time zone (UTC+5:30, no summer time): "21 Nov 2026, 8:47 am IST". */
export function formatMoment(moment: Date): string {
  const ist = new Date(moment.getTime() + istOffsetMs);
  return `${ist.getUTCDate()} ${months[ist.getUTCMonth()]} ${ist.getUTCFullYear()}, ${formatClock(moment)} IST`;
}

/**
 * Formats the time in which an exam can be started, in India: "between 11:00 am and 11:15 am IST". Null until it is
 * announced.
 */
export function formatHours(hours: { opens_at: string | null; last_start_at: string | null }): string | null {
  if (hours.opens_at === null || hours.last_start_at === null) return null;
  const [from, to] = [hours.opens_at, hours.last_start_at].map((time) => formatClock(new Date(time)));
  return `between ${from} and ${to} IST`;
}

/** Formats a calendar day: "2027-01-17" gives "Sun, 17 Jan 2027". */
export function formatDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${days[date.getUTCDay()]}, ${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/**
 * @param names names, such as those of exams
 * @returns the names as a list in a sentence: "Maths, Science and English"
 */
export function formatList(names: readonly string[]): string {
  return new Intl.ListFormat("en-IN").format(names);
}
