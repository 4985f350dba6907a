import * as v from "valibot";
import { must, readRefusal, type Attack } from "../../harness/attack";
import type { TestDatabase } from "../../harness/test-databases";
import { adminId, enrol, finish, mustBe, signIn, sit, type Sitter } from "./sitting";

const refusedSchema = v.object({ refused: v.array(v.object({ why: v.string() })) });

/** A student with a medal, whose guardian has consented; where it goes is asked for. */
async function win(database: TestDatabase): Promise<{ sitter: Sitter; awardId: string }> {
  const session = await sit(database);
  await finish(database.owner, session, 0);
  await database.owner`select tests.give_consent(${session.sitter.name})`;
  const [row] = await database.owner`insert into private.awards (attempt_id, medal, promised_on, made_at)
    values (${session.attempt_id}, 'gold', private.day_in_india(private.exam_now()) + 60, private.exam_now()) returning id`;
  return { sitter: session.sitter, awardId: String(row?.["id"]) };
}

/** Somebody says where an award goes. */
async function giveAddress({ owner }: TestDatabase, { id }: Sitter, awardId: string): Promise<string> {
  const [row] = await owner`with ${signIn(owner, id)} select public.give_award_address(
    ${awardId}, 'Ravi Verma', false, '12 Lake Road', 'Pune', 'Maharashtra', '411001', '9876543210') ->> 'outcome' as outcome from me`;
  return String(row?.["outcome"]);
}

/** An organiser packs an award: `packed`, or why not. */
async function pack({ owner }: TestDatabase, awardId: string): Promise<string> {
  const [row] = await owner`with ${signIn(owner, adminId)}
    select private.move_awards(array[${awardId}]::uuid[], 'packed') as answer from me`;
  return v.parse(refusedSchema, row?.["answer"]).refused[0]?.why ?? "packed";
}

/** Attacks on another family's parcel (docs/exam.md section 8, decisions 084 and 085). */
export const awardAttacks: Attack[] = [
  {
    name: "the address of somebody else's award",
    targets: ["find_my_award"],
    async run(database) {
      const { awardId } = await win(database);
      const refusal = await readRefusal(giveAddress(database, await enrol(database, "{}"), awardId));
      must(refusal === "42501", `somebody else's award is answered with ${refusal}`);
    },
  },
  {
    name: "another address for a parcel that is packed",
    targets: ["give_award_address"],
    async run(database) {
      const { sitter, awardId } = await win(database);
      mustBe(await giveAddress(database, sitter, awardId), "confirmed", "the first address");
      mustBe(await pack(database, awardId), "packed", "the parcel");
      mustBe(await giveAddress(database, sitter, awardId), "frozen", "the second address");
    },
  },
  {
    name: "a parcel of a result that is held",
    targets: ["step_error", "may_award_go"],
    async run(database) {
      const { sitter, awardId } = await win(database);
      mustBe(await giveAddress(database, sitter, awardId), "confirmed", "the address");
      await database.owner`update private.exam_attempts set standing = 'held', held_for = 'dispute' where student_id = ${sitter.id}`;
      mustBe(await pack(database, awardId), "held", "a held award");
    },
  },
  {
    name: "the 21st address of a day",
    targets: ["give_award_address"],
    async run(database) {
      const { sitter, awardId } = await win(database);
      for (let given = 0; given < 20; given += 1)
        mustBe(await giveAddress(database, sitter, awardId), "confirmed", `address ${given + 1}`);
      mustBe(await giveAddress(database, sitter, awardId), "rate_limited", "the 21st");
    },
  },
  {
    name: "a parcel to an address from which it came back twice",
    targets: ["step_error", "give_award_address"],
    async run(database) {
      const { sitter, awardId } = await win(database);
      mustBe(await giveAddress(database, sitter, awardId), "confirmed", "the address");
      await database.owner`update private.awards set state = 'returned', sendings = 2, packed_medal = medal where id = ${awardId}`;
      mustBe(await pack(database, awardId), "new_address_needed", "the third sending");
      mustBe(await giveAddress(database, sitter, awardId), "same_address", "the same address");
    },
  },
];
