import { formatIst } from "../../../lib/dates";
import { formatPaise } from "../../../lib/money";

/** Whether a field is hidden: ids, fingerprints, solvers, and the offset and limit of a list mean nothing to an organiser. */
const isInternal = (key: string): boolean => /(?:^|_)(?:ids?|fingerprint|offset|limit|solvers)$/.test(key);

/** The beginning of a UUID, such as `77fd3022-0000-`. */
const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-/;
/** The beginning of an ISO time, such as `2026-12-01T06:00`. */
const isoTimePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const formatFieldName = (key: string): string => {
  const words = key.replace(/_paise$/, "").replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function formatValue(key: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return key.endsWith("_paise") ? formatPaise(value) : String(value);
  if (Array.isArray(value)) return value.map((part) => formatValue(key, part)).join(", ");
  if (isObject(value))
    return Object.entries(value)
      .filter(([field]) => !isInternal(field))
      .map(([field, part]) => `${formatFieldName(field)} ${formatValue(field, part)}`)
      .join(", ");
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (uuidPattern.test(text)) return "an entry of the database";
  return isoTimePattern.test(text) ? `${formatIst(text, "dateTime")} IST` : text;
}

/** Whether a field says nothing: it is empty, or says that a list was not searched. */
const isEmpty = (key: string, value: unknown): boolean =>
  value === null || value === "" || (key === "is_search" && value === false);

/** The fields that differ between two states, each with both values. */
function listChanges(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  return Object.keys(after)
    .filter((key) => !isInternal(key) && JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .map(
      (key) => `${formatFieldName(key)}: ${formatValue(key, before[key])} → ${formatValue(key, after[key])}`,
    );
}

/**
 * @param details the details of an audit row
 * @returns one readable line per detail that is not empty; no lines if there are only ids
 */
export function describeDetails(details: unknown): string[] {
  if (!isObject(details)) return [];
  const { before, after, ...otherFields } = details;
  const changes =
    isObject(before) && isObject(after)
      ? listChanges(before, after)
      : "after" in details
        ? [`${formatValue("before", before)} → ${formatValue("after", after)}`]
        : "before" in details
          ? [`Before: ${formatValue("before", before)}`]
          : [];
  const otherLines = Object.entries(otherFields)
    .filter(([key, value]) => !isInternal(key) && !isEmpty(key, value))
    .map(([key, value]) =>
      key === "is_search" ? "Used the search" : `${formatFieldName(key)}: ${formatValue(key, value)}`,
    );
  return [...changes, ...otherLines];
}
