import { randomUUID } from "node:crypto";
import { must, mustAllBe, type Attack } from "../../harness/attack";
import {
  beginPayment,
  buy,
  deleteAccount,
  exams,
  registerStudent,
  requestRefund,
  setUpdatesConsent,
} from "./family";
import { race } from "../../harness/race";

/** Races between the deletion of an account and actions of the same family in another tab. */
export const accountRaceAttacks: Attack[] = [
  {
    name: "deleting an account while its cart is being created",
    targets: ["delete_account"],
    async run(database) {
      const studentId = await registerStudent(database);
      const { others } = await race(
        database,
        (sql) => beginPayment(sql, studentId, exams.slice(0, 1)),
        (sql) => deleteAccount(sql, studentId),
      );
      mustAllBe(others, "payment_under_way");
    },
  },
  {
    name: "deleting an account while its refund is being requested",
    targets: ["delete_account"],
    async run(database) {
      const purchase = await buy(database);
      const { others } = await race(
        database,
        (sql) => requestRefund(sql, purchase),
        (sql) => deleteAccount(sql, purchase.studentId),
      );
      mustAllBe(others, "payment_under_way");
    },
  },
  {
    name: "requesting a refund while the account is being deleted",
    targets: ["file_refund_request"],
    async run(database) {
      const purchase = await buy(database);
      const { first, others } = await race(
        database,
        (sql) => deleteAccount(sql, purchase.studentId),
        (sql) => requestRefund(sql, purchase),
      );
      must(first.outcome === "deleted", `the deletion returns ${first.outcome}`);
      mustAllBe(others, "not_found");
    },
  },
  {
    name: "requesting a refund while the account is being deleted in Supabase's console",
    targets: ["anonymise_student", "users"],
    async run(database) {
      const purchase = await buy(database);
      const { others } = await race(
        database,
        (sql) => sql`delete from auth.users where id = ${purchase.studentId}`,
        (sql) => requestRefund(sql, purchase),
      );
      mustAllBe(others, "not_found");
    },
  },
  {
    name: "a students row that keeps the old email after the login's email changed",
    targets: ["users"],
    async run(database) {
      const studentId = await registerStudent(database);
      const email = `other.${studentId}@olympeak.example`;
      await database.owner`update auth.users set email = ${email} where id = ${studentId}`;
      const [row] = await database.owner`select email from public.students where id = ${studentId}`;
      must(row?.["email"] === email, "receipts and results go to the old email");
    },
  },
  {
    name: "keeping the name and phone number of a registration in access tokens",
    targets: ["students"],
    async run({ owner }) {
      const id = randomUUID();
      const email = `${id}@olympeak.example`;
      await owner`insert into auth.users (id, email, raw_user_meta_data)
        values (${id}, ${email}, '{"name": "Somebody", "phone": "9876543210"}')`;
      await owner`insert into public.students (id, name, email, class_id, consent_given)
        select ${id}, 'Somebody', ${email}, id, true from public.classes where number = 5`;
      const [row] =
        await owner`select raw_user_meta_data ?| '{name,phone}' as is_kept from auth.users where id = ${id}`;
      must(row?.["is_kept"] === false, "data entered at registration is in every access token");
    },
  },
  {
    name: "giving consent while the account is being deleted",
    targets: ["students"],
    async run(database) {
      const studentId = await registerStudent(database);
      await setUpdatesConsent(database.owner, studentId, false);
      await race(
        database,
        (sql) => deleteAccount(sql, studentId),
        (sql) => setUpdatesConsent(sql, studentId, true),
      );
      const [row] = await database.owner`select consent_given from public.students where id = ${studentId}`;
      must(
        row?.["consent_given"] === false,
        "a deleted account has given consent, and stays on the mailing list",
      );
    },
  },
];
