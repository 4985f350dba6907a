import type postgres from "postgres";
import type { Attack } from "../../harness/attack";
import { race } from "../../harness/race";
import { receiptCodeOf } from "../model/receipt-code";
import {
  count,
  deadlineSeconds,
  finish,
  mustBe,
  readReceipt,
  save,
  setClock,
  sit,
  start,
  type Sitter,
} from "./sitting";

/** The account goes, with all that it takes along. */
const anonymise = (sql: postgres.Sql | postgres.ReservedSql, { sitter }: { sitter: Sitter }) =>
  sql`select private.anonymise_student(${sitter.id})`;

/** Attacks at the end of an attempt, and after it. */
export const endAttacks: Attack[] = [
  {
    name: "an exam ended before its answers are there",
    targets: ["finish_exam"],
    async run(database) {
      const session = await sit(database);
      const { outcome } = await finish(database.owner, session, 1);
      mustBe(outcome, "gap", "an end ahead of its answers");
    },
  },
  {
    name: "an exam ended twice",
    targets: ["finish_exam", "issue_receipt"],
    async run(database) {
      const session = await sit(database);
      await save(database.owner, session, [[0, 1, "a"]]);
      await finish(database.owner, session, 1);
      await setClock(database, 100);
      await finish(database.owner, session, 1);
      mustBe(await readReceipt(database, session), "1: a---------", "the receipt");
      const moved = count(database.owner`select count(*) from private.exam_attempts
        where id = ${session.attempt_id} and finished_at > started_at + interval '1 s'`);
      mustBe(await moved, 0, "how often the end has moved");
    },
  },
  {
    name: "an exam ended without a word to the family",
    targets: ["exam_receipts"],
    async run(database) {
      const session = await sit(database);
      await finish(database.owner, session, 0);
      const mails = count(database.owner`select count(*) from private.outbox
        where kind = 'exam_receipt_email' and about ->> 'attempt_id' = ${session.attempt_id}`);
      mustBe(await mails, 1, "how many mails have the receipt");
    },
  },
  {
    name: "an answer of another device that was given before the end and comes after it",
    targets: ["save_answers", "issue_receipt"],
    async run(database) {
      const first = await sit(database);
      const second = await start(database.owner, first.sitter);
      await setClock(database, 100);
      await finish(database.owner, second, 0);
      await setClock(database, 110);
      await save(database.owner, first, [[50_000, 1, "a"]]);
      mustBe(await readReceipt(database, first), "2: a---------", "the receipt");
    },
  },
  {
    name: "an answer that was given after the end",
    targets: ["list_counting_events"],
    async run(database) {
      const first = await sit(database);
      const second = await start(database.owner, first.sitter);
      await setClock(database, 100);
      await finish(database.owner, second, 0);
      await setClock(database, 150);
      await save(database.owner, first, [[120_000, 1, "a"]]);
      mustBe(await readReceipt(database, first), "1: ----------", "the receipt");
    },
  },
  {
    name: "an exam ended by an older page while a newer one continues",
    targets: ["finish_exam"],
    async run(database) {
      const first = await sit(database);
      const second = await start(database.owner, first.sitter);
      mustBe((await finish(database.owner, first, 0)).outcome, "moved", "the answer to the older page");
      mustBe((await save(database.owner, second, [[0, 1, "a"]])).outcome, "saved", "the newer one's answer");
      mustBe(await readReceipt(database, first), "", "the receipt");
    },
  },
  {
    name: "all letters read with the ticket of an older page",
    targets: ["finish_exam"],
    async run(database) {
      const first = await sit(database);
      await save(database.owner, first, [[0, 1, "a"]]);
      const second = await start(database.owner, first.sitter);
      await save(database.owner, second, [[0, 2, "b"]]);
      await finish(database.owner, second, 1);
      mustBe((await finish(database.owner, first, 1)).letters, "a---------", "what the older page gets");
      mustBe((await finish(database.owner, second, 1)).letters, "ab--------", "what the newest one gets");
    },
  },
  {
    name: "answers of a silent second page, three minutes after the deadline",
    targets: ["list_counting_events"],
    async run(database) {
      const first = await sit(database);
      const second = await start(database.owner, first.sitter);
      await setClock(database, deadlineSeconds - 30);
      await save(database.owner, second, [[0, 1, "a"]]);
      await setClock(database, deadlineSeconds + 175);
      await save(database.owner, first, [[0, 2, "b"]]);
      await finish(database.owner, second, 1);
      mustBe(await readReceipt(database, first), "1: a---------", "the receipt");
    },
  },
  {
    name: "an exam ended by its student after the deadline",
    targets: ["end_attempt"],
    async run(database) {
      const session = await sit(database);
      await setClock(database, deadlineSeconds + 60);
      await finish(database.owner, session, 0);
      const students = count(database.owner`select count(*) from private.exam_attempts
        where id = ${session.attempt_id} and ended_by = 'student'`);
      mustBe(await students, 0, "how many the student ended");
    },
  },
  {
    name: "an exam that nobody ends for an hour",
    targets: ["lock_attempt"],
    async run(database) {
      const session = await sit(database);
      await setClock(database, deadlineSeconds + 3600);
      await finish(database.owner, session, 0);
      const late = count(database.owner`select count(*) from private.exam_attempts
        where id = ${session.attempt_id} and finished_at <> deadline_at + interval '180 s'`);
      mustBe(await late, 0, "how many ended later");
    },
  },
  {
    name: "a receipt with another code than its letters have",
    targets: ["receipt_code"],
    async run(database) {
      const session = await sit(database);
      await save(database.owner, session, [[0, 2, "c"]]);
      const answer = await finish(database.owner, session, 1);
      const code = receiptCodeOf(session.attempt_id, String(answer["finished_at"]), answer.letters);
      mustBe(answer["receipt_code"], code, "the code");
    },
  },
  {
    name: "an account deleted when its exam is over and nobody has written that down",
    targets: ["anonymise_student"],
    async run(database) {
      const session = await sit(database);
      await save(database.owner, session, [[0, 1, "a"]]);
      await setClock(database, deadlineSeconds + 200);
      await anonymise(database.owner, session);
      mustBe(await readReceipt(database, session), "1: a---------", "the receipt");
    },
  },
  {
    name: "an account deleted past our page while its exam is sat, and its answers arrive",
    targets: ["anonymise_student", "save_answers", "finish_exam"],
    async run(database) {
      const session = await sit(database);
      await save(database.owner, session, [[0, 1, "a"]]);
      const { others } = await race(
        database,
        (sql) => anonymise(sql, session),
        async (sql, index) => {
          const isEnd = index % 2 === 0;
          const answer = isEnd ? await finish(sql, session, 1) : await save(sql, session, [[0, 2, "b"]], 2);
          return answer.outcome;
        },
      );
      mustBe([...new Set(others)].join(), "unknown", "what they get");
      mustBe(await readReceipt(database, session), "1: a---------", "the receipt");
    },
  },
];
