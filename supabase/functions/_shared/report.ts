/** Facts that may be recorded: ids of rows and payments, counts, codes. Never a name, an address or a key. */
export type ReportFacts = Readonly<Record<string, string | number | boolean | null>>;

/** Writes one line about something that went wrong; `cause` is described with personal data and keys masked. */
export type Report = (event: string, cause?: unknown, facts?: ReportFacts) => void;

const masks: readonly (readonly [RegExp, string])[] = [
  [/[^\s"'<>@]+@[^\s"'<>@]+\.[^\s"'<>@]+/g, "[email]"],
  [/\b(?:sb_(?:secret|publishable)|rzp_(?:test|live)|xkeysib)[_-]?[A-Za-z0-9_-]+/g, "[key]"],
  [/\beyJ[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]*/g, "[token]"],
  [/(?<![\w-])\+?\d{10,13}(?![\w-])/g, "[phone]"],
];

/** Replaces email addresses, phone numbers, tokens and keys by placeholders. */
export function redact(text: string): string {
  return masks.reduce((masked, [pattern, substitute]) => masked.replace(pattern, substitute), text);
}

/**
 * Returns one line per error in the chain of causes: name, message and where it was thrown, with personal data masked.
 */
export function describeError(error: unknown): string[] {
  if (error === undefined || error === null) return [];
  if (!(error instanceof Error))
    return [redact(typeof error === "string" ? error : `A ${typeof error} was thrown`)];
  const thrownAt = error.stack?.split("\n").find((line) => line.trimStart().startsWith("at "));
  const line = redact(`${error.name}: ${error.message}`) + (thrownAt ? ` ${thrownAt.trim()}` : "");
  return [line, ...describeError(error.cause)];
}

/**
 * Creates the `Report` of the function with this name. It writes JSON lines to the error stream, which the platform
 * stores as the function's log.
 */
export function createReport(functionName: string, write: (line: string) => void = console.error): Report {
  return (event, cause, facts) => {
    write(JSON.stringify({ function: functionName, event, ...facts, errors: describeError(cause) }));
  };
}
