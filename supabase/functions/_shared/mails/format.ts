const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const istOffsetMs = 5.5 * 60 * 60 * 1000;

/** Paise as rupees with Indian grouping: 12345600 gives "₹1,23,456"; paise are shown only when there are some. */
export function formatRupees(amountPaise: number): string {
  const digits = amountPaise % 100 === 0 ? 0 : 2;
  const format = new Intl.NumberFormat("en-IN", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `₹${format.format(amountPaise / 100)}`;
}

/** A moment as India's clock shows it (UTC+5:30, no summer time): "21 Nov 2026, 8:47 am IST". */
export function formatMoment(at: Date): string {
  const ist = new Date(at.getTime() + istOffsetMs);
  const hour = ist.getUTCHours();
  const minutes = String(ist.getUTCMinutes()).padStart(2, "0");
  const time = `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? "am" : "pm"}`;
  return `${ist.getUTCDate()} ${months[ist.getUTCMonth()]} ${ist.getUTCFullYear()}, ${time} IST`;
}

/** A calendar day "2027-01-17" as "Sun, 17 Jan 2027". */
export function formatDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${days[date.getUTCDay()]}, ${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
