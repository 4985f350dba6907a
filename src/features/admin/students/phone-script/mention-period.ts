const dayMs = 86_400_000;

/** Payments, refused refunds and late answers are mentioned for this time, in milliseconds (14 days). */
export const mentionPeriodMs = 14 * dayMs;

/** A refund that was paid is mentioned for this time, in milliseconds (60 days): families ask when it does not arrive. */
export const refundMentionPeriodMs = 60 * dayMs;

/**
 * @param event an event of a student's history
 * @param now the time of the call
 * @param periodMs a time in milliseconds
 * @returns whether the event is not older than this time
 */
export const isRecent = ({ at }: { at: string }, now: Date, periodMs = mentionPeriodMs): boolean =>
  now.getTime() - Date.parse(at) < periodMs;
