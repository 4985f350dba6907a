import { must, mustAllBe, type Attack } from "./attack";
import { begin, buy, deleteAccount, exams, register, requestRefund, setConsent } from "./family";
import { race } from "./race";

/** The end of an account meets what the same family does in another tab. */
export const accountRaceAttacks: Attack[] = [
  {
    name: "an account that is deleted while its cart is being made",
    about: ["delete_account"],
    async run(arena) {
      const studentId = await register(arena);
      const { others } = await race(
        arena,
        (sql) => begin(sql, studentId, exams.slice(0, 1)),
        (sql) => deleteAccount(sql, studentId),
      );
      mustAllBe(others, "payment_under_way");
    },
  },
  {
    name: "an account that is deleted while its refund is being asked for",
    about: ["delete_account"],
    async run(arena) {
      const purchase = await buy(arena);
      const { others } = await race(
        arena,
        (sql) => requestRefund(sql, purchase),
        (sql) => deleteAccount(sql, purchase.studentId),
      );
      mustAllBe(others, "payment_under_way");
    },
  },
  {
    name: "a refund asked for while the account is being deleted",
    about: ["file_refund_request"],
    async run(arena) {
      const purchase = await buy(arena);
      const { first, others } = await race(
        arena,
        (sql) => deleteAccount(sql, purchase.studentId),
        (sql) => requestRefund(sql, purchase),
      );
      must(first.outcome === "deleted", `the deletion is answered ${first.outcome}`);
      mustAllBe(others, "not_found");
    },
  },
  {
    name: "a consent given while the account is being deleted",
    about: ["students"],
    async run(arena) {
      const studentId = await register(arena);
      await setConsent(arena.owner, studentId, false);
      await race(
        arena,
        (sql) => deleteAccount(sql, studentId),
        (sql) => setConsent(sql, studentId, true),
      );
      const [row] = await arena.owner`select consent_given from public.students where id = ${studentId}`;
      must(row?.["consent_given"] === false, "a deleted account has given consent, and stays on the list");
    },
  },
];
