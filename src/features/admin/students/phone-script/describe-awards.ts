/** Sentences about awards that an organiser reads out to a parent on the phone. */
import type { FamilyAward, FamilyExam } from "../../../../data/admin/families";
import { formatIst } from "../../../../lib/dates";
import { addDays, dayInIndia } from "../../../../lib/day-in-india";
import { listExams } from "./list-exams";

/** A delivered award is mentioned for this number of days. */
const deliveryMentionPeriodDays = 365;

/** A posted parcel arrives within this number of days. */
const maxParcelDays = 14;

/** The maximum number of sentences about awards. */
const maxAwards = 2;

/** An award, with its exam and edition (`Maths (Winter 2026-27)`): the child may take the same exam in another edition. */
type NamedAward = FamilyAward & { exam: string };

const formatDate = (day: string) => formatIst(day, "date");

/** The sentence about the awards that cannot be posted because the family has not given an address. */
function describeAwardsWithoutAddress(awards: readonly NamedAward[], today: string): string | undefined {
  const [first] = awards;
  if (first === undefined) return undefined;
  const names = listExams(awards.map(({ exam }) => exam));
  const subject =
    awards.length === 1 ? `The ${first.medal} medal for ${names} is` : `The medals for ${names} are`;
  const latestPromisedDay =
    awards
      .map(({ promisedOn }) => promisedOn)
      .toSorted()
      .at(-1) ?? today;
  const day = latestPromisedDay < today ? "" : `, or by ${formatDate(latestPromisedDay)} if that is later`;
  return `${subject} waiting for your address and cannot be posted without it. Please log in and give the address of your home or school: Dashboard, “Your medal”, “Add your address”. We post within three weeks of getting it${day}.`;
}

/** The day, courier and number of a posted parcel: ` on 1 March 2026 by Speed Post, number EK1`. */
function formatPosting({ postedOn, courier, consignment }: FamilyAward): string {
  const dayText = postedOn === null ? "" : ` on ${formatDate(postedOn)}`;
  const courierText = courier === null ? "" : ` by ${courier}`;
  return `${dayText}${courierText}${consignment === null ? "" : `, number ${consignment}`}`;
}

function describeAwardToPost({ exam, promisedOn, isReplacement }: NamedAward, today: string): string {
  const day = formatDate(promisedOn);
  if (isReplacement)
    return promisedOn < today
      ? `The replacement for the award for ${exam} should have been posted by ${day}. We are sorry that it is late; you will get an email when it is posted.`
      : `We are sending a replacement for the award for ${exam}. It will be posted by ${day}; you will get an email then.`;
  return promisedOn < today
    ? `The award for ${exam} should have been posted by ${day}. We are sorry that it is late; you will get an email when it is posted.`
    : `We have your address. The award for ${exam} will be posted by ${day}. You will get an email when it is on its way.`;
}

function describePostedAward(award: NamedAward, today: string): string {
  const { exam, postedOn, consignment } = award;
  const trackingText =
    consignment === null ? "" : " You can follow it on the courier’s website with this number.";
  const expectedDay = addDays(postedOn ?? today, maxParcelDays);
  const ending =
    expectedDay < today
      ? "It should have come by now. If it has not, please tell us, and we send another."
      : `It can take two weeks. If it has not come by ${formatDate(expectedDay)}, please call again, and we send another.`;
  return `The award for ${exam} was posted${formatPosting(award)}.${trackingText} ${ending}`;
}

function describeDeliveredAward(award: NamedAward, today: string): string | undefined {
  const { exam, deliveredOn } = award;
  if (deliveredOn === null || addDays(deliveredOn, deliveryMentionPeriodDays) < today) return undefined;
  return `The award for ${exam} was posted${formatPosting(award)}, and is recorded as delivered on ${formatDate(deliveredOn)}. Please ask at home, at the school office or at the gate who took it. If it did not come, or came broken, please tell us, and we send another.`;
}

function describeAward(award: NamedAward, today: string): string | undefined {
  switch (award.state) {
    case "waiting":
      return `We are sending a replacement for the award for ${award.exam}, but we deleted your address after the delivery. Please give it again: Dashboard, “Your medal”, “Add your address”. We post within three weeks of getting it.`;
    case "returned":
      return award.needsNewAddress
        ? `The award for ${award.exam} came back to us again. Please give another address, such as the school’s: Dashboard, “Your medal”, “Add your address”. Then we send it again.`
        : `The award for ${award.exam} came back to us. Please check the address and save it: Dashboard, “Your medal”, “Add your address”. Then we send it again, free of charge.`;
    case "confirmed":
    case "packed":
      return describeAwardToPost(award, today);
    case "posted":
      return describePostedAward(award, today);
    case "delivered":
      return describeDeliveredAward(award, today);
  }
}

/** The order of the sentences: awards for which the family has to do something, awards on their way, delivered ones. */
const stateOrder = ["waiting", "returned", "confirmed", "packed", "posted", "delivered"];

/**
 * @param exams the exams of a student
 * @param now the time of the call
 * @returns up to two sentences about awards by post, first those for which the family has to do something
 */
export function describeAwards(exams: readonly FamilyExam[], now: Date): string[] {
  const today = dayInIndia(now);
  const awards = exams
    .flatMap(({ award, name, edition }): NamedAward[] => {
      return award ? [{ ...award, exam: `${name} (${edition})` }] : [];
    })
    .toSorted(
      (a, b) =>
        stateOrder.indexOf(a.state) - stateOrder.indexOf(b.state) || b.promisedOn.localeCompare(a.promisedOn),
    );
  const isWithoutAddress = ({ state, isReplacement }: NamedAward) => state === "waiting" && !isReplacement;
  return [
    describeAwardsWithoutAddress(awards.filter(isWithoutAddress), today),
    ...awards.filter((award) => !isWithoutAddress(award)).map((award) => describeAward(award, today)),
  ]
    .filter((sentence) => sentence !== undefined)
    .slice(0, maxAwards);
}
