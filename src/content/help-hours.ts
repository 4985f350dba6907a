import { site } from "../config/site";
import { contactHours } from "./contact";
import { clockInIndia } from "./exam-hours";

/** Opening and closing time of day in India, such as `09:00` or `09:00:00`. */
export type HelpHours = { from: string; to: string };

/** Formats `19:00:00` as `7 pm`. */
function formatTime(clock: string): string {
  const [hour = "0", minute = "00"] = clock.split(":");
  const amOrPm = Number(hour) < 12 ? "am" : "pm";
  return `${Number(hour) % 12 || 12}${minute === "00" ? "" : `:${minute}`} ${amOrPm}`;
}

/**
 * @param hours the helpline's hours
 * @returns a text such as `9 am to 7 pm`
 */
export function formatHelpHours({ from, to }: HelpHours): string {
  return `${formatTime(from)} to ${formatTime(to)}`;
}

/**
 * @param hours the helpline's hours on an exam day
 * @param nowMs milliseconds since 1970
 * @returns whether the helpline is open at that time of an exam day
 */
export function isHelpOpen({ from, to }: HelpHours, nowMs: number): boolean {
  const clock = clockInIndia(nowMs);
  return from.slice(0, 5) <= clock && clock < to.slice(0, 5);
}

/** The helpline of exam days; null until announced. */
type AnnouncedHelpLine = { phone: string | null; from: string | null; to: string | null };

/**
 * Describes how to get help on an exam day.
 *
 * @param helpLine the edition's helpline
 * @param nowMs milliseconds since 1970
 * @returns the number to call, and its hours with what to do at other times
 */
export function describeHelp(
  { phone, from, to }: AnnouncedHelpLine,
  nowMs: number,
): { phone: string; hoursText: string } {
  const number = phone ?? site.helpPhone;
  const hours = from !== null && to !== null ? { from, to } : null;
  if (hours && isHelpOpen(hours, nowMs))
    return { phone: number, hoursText: `Open now, ${formatHelpHours(hours)}.` };
  const openHours = hours ? `On exam days ${formatHelpHours(hours)}` : contactHours;
  const atOtherTimes = `At other times write to ${site.helpEmail} and tell us which exam it is and when the problem began. Your answers stay saved on this device.`;
  return { phone: number, hoursText: `${openHours}. ${atOtherTimes}` };
}
