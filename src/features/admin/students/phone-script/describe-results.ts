/** Sentences about results and certificates that an organiser reads out to a parent on the phone. */
import type { FamilyExam } from "../../../../data/admin/families";
import { formatIst } from "../../../../lib/dates";
import { dayInIndia } from "../../../../lib/day-in-india";

const formatDate = (day: string) => formatIst(day, "date");

const heldTexts: Record<string, string> = {
  consent:
    "is ready, but we need the guardian’s consent first. Please log in and give it under Profile; the result then appears.",
  refund: "is withheld because a refund is open.",
  dispute: "is withheld because the bank has a question about the payment.",
  void: "is withheld while we look at the attempt. We have emailed you about it.",
};

const awardTexts: Record<string, string> = {
  gold: ", with a gold medal and a certificate",
  silver: ", with a silver medal and a certificate",
  bronze: ", with a bronze medal and a certificate",
  participation: ", with a certificate of participation",
};

/** How equal marks are ranked (docs/exam.md section 7). */
export const rankRule =
  "If two students have equal marks, the one with more marks in section C is ahead, then the one who got the harder questions right.";

/**
 * @param exam an exam of the student
 * @returns whether the result of the exam is held; a result that only lacks the consent is held from its publication on
 */
export const isResultHeld = ({ hold, result }: FamilyExam): boolean =>
  hold !== null && (hold !== "consent" || result !== null);

/**
 * @param exam an exam whose result is held
 * @returns the sentence that says why the result is held
 */
export const describeHeldResult = ({ name, hold }: FamilyExam): string =>
  `The result of ${name} ${heldTexts[hold ?? ""] ?? "is withheld for now."}`;

/** The sentence about the time in which answers can be challenged. */
function describeChallenges({ challengeUntil }: NonNullable<FamilyExam["result"]>, now: Date): string {
  if (challengeUntil === null) return "";
  const isOpen = Date.parse(challengeUntil) > now.getTime();
  const lastDay = formatDate(dayInIndia(new Date(Date.parse(challengeUntil) - 1)));
  return isOpen
    ? ` If an answer seems wrong, please press “Challenge this answer” below the question, until the end of ${lastDay}: at most 5 questions, free of charge.`
    : ` The time to challenge an answer ended on ${lastDay}.`;
}

function describePublishedResult(
  exam: FamilyExam,
  result: NonNullable<FamilyExam["result"]>,
  now: Date,
): string {
  const examText = `${exam.name} (${exam.edition})`;
  if (!result.isTaken)
    return `No answer in ${examText} reached us, so there are no marks and no certificate.`;
  const marksText = `${result.marks} of ${result.maxMarks} marks`;
  if (!result.isFinal) {
    const finalText =
      exam.resultsOn < dayInIndia(now)
        ? `Rank, medal and certificate should have come on ${formatDate(exam.resultsOn)}; we are sorry that they are late, and will email you.`
        : `Rank, medal and certificate come with the final result on ${formatDate(exam.resultsOn)}.`;
    return `The provisional result of ${examText} is out: your child got ${marksText}. Every answer and its solution are on your dashboard: Exams, “See your marks”.${describeChallenges(result, now)} ${finalText}`;
  }
  const rankText =
    result.rank === null
      ? result.isReserve
        ? " (the reserve paper has no rank)"
        : ""
      : `, rank ${result.rank} of ${result.participantCount}`;
  const awardText = awardTexts[result.award ?? ""] ?? "";
  const ruleText = result.rank === null ? "" : ` ${rankRule}`;
  return `The final result of ${examText} is out: your child got ${marksText}${rankText}${awardText}. Everything is on your dashboard: Exams, “See the result”.${ruleText}${describeChallenges(result, now)}`;
}

/**
 * @param exam an exam of the student
 * @param now the time of the call
 * @returns the sentence about the result: the marks, rank and award, or why the result is held, or when it comes;
 *   undefined for an exam that was cancelled or refunded
 */
export function describeResultForParent(exam: FamilyExam, now: Date): string | undefined {
  const { name, examOn, resultsOn, attempt, result, isActive, isCancelled } = exam;
  if (attempt === "void")
    return `The attempt in ${name} does not count, so it has no result. We have emailed you the reason.`;
  if (isResultHeld(exam)) return describeHeldResult(exam);
  if (result !== null) return describePublishedResult(exam, result, now);
  if (isCancelled || !isActive || attempt === "running") return undefined;
  const today = dayInIndia(now);
  if (attempt === null && examOn !== null && examOn < today)
    return `${name} on ${formatDate(examOn)} was not started, so there is no result.`;
  const finalText = `Rank, medal and certificate come on ${formatDate(resultsOn)}.`;
  if (attempt === null)
    return `The marks of ${name} come by email after the exam, and the rank on ${formatDate(resultsOn)}.`;
  return resultsOn < today
    ? `The result of ${name} should have come by ${formatDate(resultsOn)}. We are sorry that it is late; we will email you.`
    : `The result of ${name} is not published yet. We will email you when the marks are. ${finalText}`;
}

/**
 * @param exam an exam of the student
 * @param now the time of the call
 * @returns the sentence about correcting the name on the certificate; undefined without a certificate, or while the
 * result is held
 */
export function describeCertificateNameForParent(exam: FamilyExam, now: Date): string | undefined {
  const { name, result } = exam;
  if (result === null || result.certificateCode === null || isResultHeld(exam)) return undefined;
  if (result.wantedName !== null)
    return `The new name for the certificate for ${name}, “${result.wantedName}”, waits for a second organiser. We will email you the new certificate.`;
  const correctedText =
    result.correctedName === null
      ? ""
      : `The name on the certificate for ${name} was corrected to “${result.correctedName}”. `;
  if (correctedText !== "" && (result.nameUntil === null || dayInIndia(now) > result.nameUntil))
    return `${correctedText}If it is still wrong, please tell me how it is spelt.`;
  return result.nameUntil !== null && dayInIndia(now) <= result.nameUntil
    ? `${correctedText}You can correct the spelling of the name on the certificate for ${name} yourself, free of charge, until ${formatDate(result.nameUntil)}: open the certificate on your dashboard, then “Correct the name”.`
    : `If the name on the certificate for ${name} is wrong, we can correct it for you. What is the correct spelling?`;
}
