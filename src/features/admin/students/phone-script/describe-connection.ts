/** Sentences about lost connections that an organiser reads out to a parent on the phone. */
import type { FamilyConnection, FamilyExam } from "../../../../data/admin/families";
import { formatIst } from "../../../../lib/dates";
import { describeLength } from "../../../../lib/recorded-event";
import { countText } from "../../../../ui/count-text";
import { describeReopening } from "../../../../lib/describe-reopening";

/** The maximum number of times without connection that a sentence names; the list shows all of them. */
const maxNamedGaps = 3;

/** A device is silent if nothing is heard from it for this time, in milliseconds (`private.silent_time`). */
const silentMs = 120_000;

/**
 * A time without connection, ISO in UTC. `until` is null while the connection is still missing. `isRecorded`: the exam
 * page recorded it.
 */
type Gap = { from: string; until: string | null; isRecorded: boolean };

const getLengthMs = ({ from, until }: Gap) => (until === null ? 0 : Date.parse(until) - Date.parse(from));

/**
 * The parts of a silence that no recorded loss explains. Short parts are left out: a device is not heard for a short time
 * before and after each loss.
 */
function listUnexplainedParts(
  silence: FamilyConnection["silences"][number],
  losses: FamilyConnection["losses"],
): Gap[] {
  const end = silence.until === null ? Infinity : Date.parse(silence.until);
  const overlappingLosses = losses.filter(
    ({ from, until }) => Date.parse(from) < end && Date.parse(until) > Date.parse(silence.from),
  );
  const starts = [silence.from, ...overlappingLosses.map(({ until }) => until)];
  const ends = [...overlappingLosses.map(({ from }) => from), silence.until];
  const parts = starts.map((from, index): Gap => ({ from, until: ends[index] ?? null, isRecorded: false }));
  return overlappingLosses.length === 0
    ? parts
    : parts.filter((part) => part.until === null || getLengthMs(part) > silentMs);
}

/** The losses that the exam page recorded, and other times in which nothing was heard from the device, in order. */
function listGaps({ losses, silences }: FamilyConnection): Gap[] {
  const recordedGaps = losses.map(({ from, until }): Gap => ({ from, until, isRecorded: true }));
  return [...recordedGaps, ...silences.flatMap((silence) => listUnexplainedParts(silence, losses))].toSorted(
    (a, b) => Date.parse(a.from) - Date.parse(b.from),
  );
}

const sumSeconds = (gaps: readonly Gap[]) =>
  Math.round(gaps.reduce((ms, gap) => ms + getLengthMs(gap), 0) / 1000);

/** Formats a duration for the organiser: `119 seconds`, `2 minutes`, `1 hour 10 minutes`. */
function formatDuration(seconds: number): string {
  if (seconds < 120) return countText(seconds, "second", "seconds");
  const minutes = Math.round(seconds / 60);
  const parts = [
    minutes >= 60 && countText(Math.floor(minutes / 60), "hour", "hours"),
    minutes % 60 > 0 && countText(minutes % 60, "minute", "minutes"),
  ];
  return parts.filter(Boolean).join(" ");
}

/** `from 11:05 am to 11:07 am`; short ones `at 11:05 am, for 40 seconds`. */
function formatGap(gap: Gap): string {
  const from = formatIst(gap.from, "clock");
  if (gap.until === null) return `since ${from}`;
  const until = formatIst(gap.until, "clock");
  return getLengthMs(gap) < 60_000 || from === until
    ? `at ${from}, for ${describeLength(getLengthMs(gap))}`
    : `from ${from} to ${until}`;
}

/** The sentence about when the connection was lost. */
function describeGaps(gaps: readonly Gap[]): string {
  const lastGap = gaps.at(-1);
  if (lastGap?.until === null) {
    const earlierText =
      gaps.length === 1
        ? ""
        : `; before that, we had no contact ${countText(gaps.length - 1, "time", "times")}`;
    return `we have heard nothing from the device ${formatGap(lastGap)}${earlierText}`;
  }
  const namedGaps = gaps.slice(0, maxNamedGaps).map(formatGap);
  const unnamedCount = gaps.length - namedGaps.length;
  const unnamedTexts = unnamedCount > 0 ? [countText(unnamedCount, "more time", "more times")] : [];
  const times = new Intl.ListFormat("en-IN").format([...namedGaps, ...unnamedTexts]);
  // A page that was closed or a device that was off is silent as well.
  const isLost = gaps.every(({ isRecorded }) => isRecorded);
  const lossText = isLost ? "the connection was lost" : "we had no contact with the device";
  return gaps.length === 1
    ? `${lossText} once, ${times}`
    : `${lossText} ${gaps.length} times: ${times}; ${describeLength(sumSeconds(gaps) * 1000)} in all`;
}

/** The sentence about the answers that the device kept, and whether they count. */
function describeDelayedAnswers(connection: FamilyConnection): string {
  const { delayedCount, undecidedCount, uncountedCount } = connection;
  if (delayedCount === 0) return "All answers that reached us count; none of them came late.";
  const keptText = `The device kept ${countText(delayedCount, "answer", "answers")} and sent ${delayedCount === 1 ? "it" : "them"} later`;
  if (undecidedCount + uncountedCount === 0)
    return `${keptText}; ${delayedCount === 1 ? "it counts" : "all of them count"} like the others.`;
  const countedCount = delayedCount - undecidedCount - uncountedCount;
  const parts = [
    countedCount > 0 && `${countedCount} ${countedCount === 1 ? "counts" : "count"}`,
    undecidedCount > 0 && `for ${undecidedCount} an organiser decides before the results`,
    uncountedCount > 0 &&
      `${uncountedCount} came too late and ${uncountedCount === 1 ? "does" : "do"} not count`,
  ].filter((part) => part !== false);
  return `${keptText}: ${new Intl.ListFormat("en-IN").format(parts)}.`;
}

/**
 * @param exam an exam of the student
 * @returns one line about the connection for the organiser; undefined if the exam was not started
 */
export function describeConnection({ connection }: FamilyExam): string | undefined {
  if (connection === null) return undefined;
  const gaps = listGaps(connection);
  if (gaps.length === 0)
    return connection.isLogDeleted
      ? "record deleted (records are kept until 30 days after the final result, or until the consent for the exams is withdrawn)"
      : "no loss recorded";
  const lastGap = gaps.at(-1);
  if (lastGap?.until === null) return `nothing heard ${formatGap(lastGap)}`;
  const lossText = gaps.every(({ isRecorded }) => isRecorded) ? "lost" : "no contact";
  const length = formatDuration(sumSeconds(gaps));
  return gaps.length === 1
    ? `${lossText} once, for ${length}`
    : `${lossText} ${gaps.length} times, for ${length} in all`;
}

/**
 * @param exam an exam of the student
 * @returns each time without connection with its length, in order: `11:05:10 am to 11:07:12 am, 2 minutes`
 */
export function listConnectionLosses({ connection }: FamilyExam): string[] {
  if (connection === null) return [];
  return listGaps(connection).map((gap) => {
    const from = formatIst(gap.from, "timeWithSeconds");
    const source = gap.isRecorded ? "" : ", nothing was heard from the device";
    return gap.until === null
      ? `since ${from}${source}`
      : `${from} to ${formatIst(gap.until, "timeWithSeconds")}, ${formatDuration(sumSeconds([gap]))}${source}`;
  });
}

/**
 * @param exam an exam of the student
 * @returns the sentences for a parent whose child lost the connection; undefined if the exam was not started
 */
export function describeConnectionForParent({ name, examOn, connection }: FamilyExam): string | undefined {
  if (connection === null) return undefined;
  const gaps = listGaps(connection);
  const day = examOn === null ? "" : ` on ${formatIst(examOn, "date")}`;
  const answersText = describeDelayedAnswers(connection);
  if (connection.isRunning) {
    const { lastContactAt, reopenedAt } = connection;
    const lastContactText =
      lastContactAt === null
        ? ""
        : ` the last contact was at ${formatIst(lastContactAt, "timeWithSeconds")};`;
    const reopening = describeReopening(reopenedAt);
    return gaps.length === 0
      ? `In ${name}${lastContactText} until then we noticed no loss of connection.${reopening}`
      : `In ${name} ${describeGaps(gaps)}. ${answersText} The clock keeps running. Please stay on the same device and keep the page open: it sends the answers automatically.${reopening}`;
  }
  if (gaps.length === 0)
    return connection.isLogDeleted
      ? `We no longer have the record of internet interruptions during the ${name} exam${day}: we keep it for at most 30 days after the final result. ${answersText}`
      : `In ${name}${day} we noticed no loss of connection. ${answersText}`;
  return `In ${name}${day} ${describeGaps(gaps)}. ${answersText} The time of the exam did not stop, and a lost connection takes no marks away. If your child could not continue, please tell me what happened: the organisers look at it.`;
}
