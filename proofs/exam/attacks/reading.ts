import { must, readRefusal, type Attack } from "../../harness/attack";
import type { TestDatabase } from "../../harness/test-databases";
import { enrol, finish, save, setClock, signIn, sit, type Session, type Sitter } from "./sitting";

/** A receipt, as a student reads it. */
async function readReceipt({ owner }: TestDatabase, { id }: Sitter, { attempt_id }: Session) {
  const [row] =
    await owner`with ${signIn(owner, id)} select public.get_receipt(${attempt_id})::text as receipt from me`;
  return String(row?.["receipt"]);
}

/** Data that nobody else may read, and the family only from a certain time (docs/exam.md section 1, E6 and E7). */
export const readingAttacks: Attack[] = [
  {
    name: "somebody else's receipt",
    targets: ["get_receipt"],
    async run(database) {
      const session = await sit(database);
      await finish(database.owner, session, 0);
      const refusal = await readRefusal(readReceipt(database, await enrol(database, "{}"), session));
      must(refusal === "42501", `somebody else's receipt is answered with ${refusal}`);
    },
  },
  {
    name: "31 receipts of one student in a minute",
    targets: ["get_receipt"],
    async run(database) {
      const session = await sit(database);
      await finish(database.owner, session, 0);
      for (let no = 1; no <= 30; no += 1) await readReceipt(database, session.sitter, session);
      const refusal = await readRefusal(readReceipt(database, session.sitter, session));
      must(refusal === "PT429", `receipt 31 is answered with ${refusal}`);
    },
  },
  {
    name: "the exams of nobody",
    targets: ["list_my_exams"],
    async run({ owner }) {
      const refusal = await readRefusal(owner`select * from public.list_my_exams()`);
      must(refusal === "42501", `nobody's exams are answered with ${refusal}`);
    },
  },
  {
    name: "the questions of a paper that others still sit",
    targets: ["questions_json", "get_receipt"],
    async run(database) {
      const session = await sit(database);
      await finish(database.owner, session, 0);
      const early = await readReceipt(database, session.sitter, session);
      must(!early.includes("Question 1"), "a receipt shows a question while the paper is open");
      await setClock(database, 86_400);
      const late = await readReceipt(database, session.sitter, session);
      must(late.includes("Question 1"), "a receipt shows no question once the paper is closed");
      must(!late.includes("credited"), "a receipt shows the key of an exam");
    },
  },
  {
    name: "more than its own numbers read with a ticket",
    targets: ["save_answers"],
    async run(database) {
      const session = await sit(database);
      const answer = await save(database.owner, session, [[0, 1, "a"]]);
      const names = Object.keys(answer).toSorted().join();
      const own = "acked_seq,current_session,deadline_at,is_over,not_counted,outcome,server_now";
      must(names === own, `a ticket reads ${names}`);
    },
  },
];
