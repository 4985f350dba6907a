import * as v from "valibot";
import { must, readRefusal, type Attack } from "../../harness/attack";
import type { TestDatabase } from "../../harness/test-databases";
import { adminId, enrol, finishExam, mustEqual, signIn, startAttempt, type Student } from "./exam-calls";

const refusedSchema = v.object({ refused: v.array(v.object({ why: v.string() })) });

/** Creates a student with a guardian's consent and a gold medal that waits for an address. */
async function createAward(database: TestDatabase): Promise<{ student: Student; awardId: string }> {
  const session = await startAttempt(database);
  await finishExam(database.owner, session, 0);
  await database.owner`select tests.give_consent(${session.student.name})`;
  const [row] = await database.owner`insert into private.awards (attempt_id, medal, promised_on, made_at)
    values (${session.attempt_id}, 'gold', private.day_in_india(private.exam_now()) + 60, private.exam_now()) returning id`;
  return { student: session.student, awardId: String(row?.["id"]) };
}

/** Gives an address for an award as this student; returns the outcome. */
async function giveAddress({ owner }: TestDatabase, { id }: Student, awardId: string): Promise<string> {
  const [row] = await owner`with ${signIn(owner, id)} select public.give_award_address(
    ${awardId}, 'Ravi Verma', false, '12 Lake Road', 'Pune', 'Maharashtra', '411001', '9876543210') ->> 'outcome' as outcome from me`;
  return String(row?.["outcome"]);
}

/** Packs an award as an organiser; returns `packed`, or the reason of the refusal. */
async function packAward({ owner }: TestDatabase, awardId: string): Promise<string> {
  const [row] = await owner`with ${signIn(owner, adminId)}
    select private.move_awards(array[${awardId}]::uuid[], 'packed') as reply from me`;
  return v.parse(refusedSchema, row?.["reply"]).refused[0]?.why ?? "packed";
}

/** Attacks on another family's parcel (docs/exam.md section 8, decisions 084 and 085). */
export const awardAttacks: Attack[] = [
  {
    name: "an address for another family's award",
    targets: ["find_my_award"],
    async run(database) {
      const { awardId } = await createAward(database);
      const refusal = await readRefusal(giveAddress(database, await enrol(database, "{}"), awardId));
      must(refusal === "42501", `another family's award: ${refusal}`);
    },
  },
  {
    name: "another address for a packed award",
    targets: ["give_award_address"],
    async run(database) {
      const { student, awardId } = await createAward(database);
      mustEqual(await giveAddress(database, student, awardId), "confirmed", "the first address");
      mustEqual(await packAward(database, awardId), "packed", "the parcel");
      mustEqual(await giveAddress(database, student, awardId), "frozen", "the second address");
    },
  },
  {
    name: "a parcel for a held result",
    targets: ["step_error", "award_error"],
    async run(database) {
      const { student, awardId } = await createAward(database);
      mustEqual(await giveAddress(database, student, awardId), "confirmed", "the address");
      await database.owner`update private.exam_attempts set status = 'held', held_for = 'dispute' where student_id = ${student.id}`;
      mustEqual(await packAward(database, awardId), "held", "a held award");
    },
  },
  {
    name: "a 21st address in a day",
    targets: ["give_award_address"],
    async run(database) {
      const { student, awardId } = await createAward(database);
      for (let number = 1; number <= 20; number += 1)
        mustEqual(await giveAddress(database, student, awardId), "confirmed", `address ${number}`);
      mustEqual(await giveAddress(database, student, awardId), "rate_limited", "the 21st");
    },
  },
  {
    name: "a third parcel to an address from which two parcels came back",
    targets: ["step_error", "give_award_address"],
    async run(database) {
      const { student, awardId } = await createAward(database);
      mustEqual(await giveAddress(database, student, awardId), "confirmed", "the address");
      await database.owner`update private.awards set state = 'returned', sendings = 2, packed_medal = medal where id = ${awardId}`;
      mustEqual(await packAward(database, awardId), "new_address_needed", "the third sending");
      mustEqual(await giveAddress(database, student, awardId), "same_address", "the same address");
    },
  },
];
