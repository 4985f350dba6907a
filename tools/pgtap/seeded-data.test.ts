import { readFile, readdir } from "node:fs/promises";
import type { PGlite } from "@electric-sql/pglite";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { editionDates } from "../../src/content/edition-dates";
import { findSubjectByName, subjects } from "../../src/content/subjects";
import { compareTrigrams, listTrigrams } from "../../src/lib/trigrams";
import { readEditions } from "./edition-dates";
import { openMigratedDatabase, readSql, runAs } from "./migrated-database";

let database: PGlite;

/** Returns the rows of a query on the seeded database. */
async function listRows(sql: string): Promise<unknown[]> {
  return (await database.query(sql)).rows;
}

beforeAll(async () => {
  database = await openMigratedDatabase();
  const seed = await readSql("seed.sql");
  await database.exec(seed);
  await database.exec(seed);
}, 60_000);

afterAll(() => database.close());

describe("seed.sql, run twice", () => {
  test("creates one student and two admins", async () => {
    expect(await listRows("select email, name, role from students order by id")).toEqual([
      { email: "student@olympeak.example", name: "Asha Verma", role: "student" },
      { email: "admin@olympeak.example", name: "Meera Nair", role: "admin" },
      { email: "organiser@olympeak.example", name: "Dev Menon", role: "admin" },
    ]);
  });

  test("creates accounts that can log in with the demo password", async () => {
    const rows = await listRows(
      `select u.email, u.encrypted_password = extensions.crypt('olympeak-demo', u.encrypted_password) as has_demo_password,
        u.instance_id, i.provider
      from auth.users as u join auth.identities as i on i.user_id = u.id order by u.id`,
    );
    const sharedColumns = {
      has_demo_password: true,
      instance_id: "00000000-0000-0000-0000-000000000000",
      provider: "email",
    };

    expect(rows).toEqual([
      { email: "student@olympeak.example", ...sharedColumns },
      { email: "admin@olympeak.example", ...sharedColumns },
      { email: "organiser@olympeak.example", ...sharedColumns },
    ]);
  });

  test("creates one guardian's consent, for the student only", async () => {
    expect(await listRows("select name from students where private.has_guardian_consent(id)")).toEqual([
      { name: "Asha Verma" },
    ]);
    expect(await listRows("select way from private.guardian_consents")).toEqual([{ way: "mail" }]);
  });

  test("queues no email to the accounts, and records each grant of the admin role once", async () => {
    expect(await listRows("select kind from private.outbox")).toEqual([]);
    expect(await listRows("select action from private.admin_audit")).toEqual([
      { action: "grant_admin" },
      { action: "grant_admin" },
    ]);
  });

  test("gives the student mock tests of the last 15 days, with mistakes from the lists of their question sets", async () => {
    const tests = v.parse(
      v.array(v.object({ subject: v.string(), mistakes: v.array(v.string()) })),
      await listRows(
        `select s.name as subject, t.mistakes from mock_tests as t join subjects as s on s.id = t.subject_id
        where t.student_id = 'de300000-0000-4000-8000-000000000001' and t.completed_at > now() - interval '15 days'
        order by t.completed_at`,
      ),
    );
    expect(tests.map(({ subject }) => subject)).toEqual(["Maths", "Science", "Maths"]);
    for (const { subject, mistakes } of tests) {
      const file = `public/data/class5-${findSubjectByName(subject)?.slug}.mistakes.json`;
      const texts = v.parse(v.record(v.string(), v.string()), JSON.parse(await readFile(file, "utf8")));
      expect(mistakes.filter((mistake) => !Object.hasOwn(texts, mistake))).toEqual([]);
    }
    const mistakes = tests.flatMap((mockTest) => mockTest.mistakes);
    expect(mistakes.length - new Set(mistakes).size, "made twice").toBe(1);
  });

  test("creates no accounts on a project that is in use", async () => {
    await database.exec("create schema vault; create table vault.secrets (name text);");
    await database.exec(await readSql("seed.sql"));
    await database.exec("insert into vault.secrets values ('cron_secret')");
    const seeding = database.exec(await readSql("seed.sql"));
    await expect(seeding).rejects.toThrow("demo accounts with a known password do not belong here");
    await database.exec("drop schema vault cascade");
  });

  test("also runs on an auth server whose users have no instance", async () => {
    const otherDatabase = await openMigratedDatabase();
    await runAs(otherDatabase, "supabase_auth_admin", "alter table auth.users drop column instance_id;");
    await runAs(otherDatabase, "postgres", await readSql("seed.sql"));
    const { rows } = await otherDatabase.query("select email from auth.users order by email");
    await otherDatabase.close();

    const names = ["admin", "organiser", "student"];
    expect(rows).toEqual(names.map((name) => ({ email: `${name}@olympeak.example` })));
  });
});

describe("the content of the public pages matches the database", () => {
  test("the site lists the subjects of the database with their codes", async () => {
    expect(await listRows("select name, code from subjects order by id")).toEqual(
      subjects.map(({ name, code }) => ({ name, code })),
    );
  });

  test("the site lists every edition with its days, and the same current edition (else: npm run editions)", async () => {
    expect(await readEditions(database)).toEqual(editionDates);
  });

  test("registration closes the day before each exam", async () => {
    expect(await listRows("select 1 from edition_exams where registration_closes_on <> exam_on - 1")).toEqual(
      [],
    );
  });

  test("a mock test is active if and only if its question file exists", async () => {
    const { rows } = await database.query<{ name: string; number: number }>(
      `select p.subject_name as name, c.number from subject_classes as p join classes as c on c.id = p.class_id
      where p.is_active`,
    );
    const activeFiles = rows.map(
      ({ name, number }) => `class${number}-${findSubjectByName(name)?.slug}.json`,
    );
    const files = await readdir(new URL("../../public/data/", import.meta.url));

    expect(activeFiles.toSorted()).toEqual(
      files.filter((file) => /^class\d+-[a-z]+\.json$/.test(file)).toSorted(),
    );
  });
});

const bankSchema = v.array(v.object({ question: v.string() }));
const rehearsalQuestionsSchema = v.array(
  v.object({ question: v.string(), from_class: v.number(), to_class: v.number() }),
);

describe("the rehearsal papers", () => {
  const questionsSql = `
    select p.from_class, p.to_class, q ->> 'question' as question, q -> 'options' as options, k.key -> (q ->> 'n') as key
    from private.papers as p join private.paper_items as i on i.paper_id = p.id join private.paper_keys as k on k.paper_id = p.id
    cross join jsonb_array_elements(i.items) as q
    where p.kind = 'rehearsal'`;

  test("exist for each of four groups of classes, have ten questions, and are reviewed but not sealed", async () => {
    const rows = await listRows(`
      select p.from_class, p.to_class, p.status, p.duration_seconds, jsonb_array_length(i.items) as count
      from private.papers as p join private.paper_items as i on i.paper_id = p.id order by 1`);
    const sharedColumns = { status: "reviewed", duration_seconds: 600, count: 10 };

    expect(rows).toEqual([
      { from_class: 1, to_class: 2, ...sharedColumns },
      { from_class: 3, to_class: 5, ...sharedColumns },
      { from_class: 6, to_class: 8, ...sharedColumns },
      { from_class: 9, to_class: 12, ...sharedColumns },
    ]);
  });

  test("name the mistake behind each wrong option, in at most 12 words", async () => {
    const rows = await listRows(`
      select question, w.option from (${questionsSql}) as q
      cross join jsonb_array_elements_text(q.options) as w (option)
      where not q.key -> 'credited' ? w.option
        and coalesce(array_length(regexp_split_to_array(q.key -> 'wrong' ->> w.option, ' '), 1), 99) > 12`);

    expect(rows).toEqual([]);
  });

  test("have no question that is at least 85% like one of the public bank in their classes or the classes next to them", async () => {
    const names = (await readdir("public/data")).filter((name) => /^class\d+-[a-z]+\.json$/.test(name));
    const bank = await Promise.all(
      names.map(async (name) => ({
        number: Number(/\d+/.exec(name)?.[0]),
        items: v.parse(bankSchema, JSON.parse(await readFile(`public/data/${name}`, "utf8"))),
      })),
    );
    const rehearsalQuestions = v
      .parse(rehearsalQuestionsSchema, await listRows(questionsSql))
      .map((rehearsalQuestion) =>
        Object.assign(rehearsalQuestion, { trigrams: listTrigrams(rehearsalQuestion.question) }),
      );
    const alikePairs = bank.flatMap(({ number, items }) => {
      const nearQuestions = rehearsalQuestions.filter(
        ({ from_class, to_class }) => number >= from_class - 1 && number <= to_class + 1,
      );
      return items.flatMap(({ question }) => {
        const trigrams = listTrigrams(question);
        return nearQuestions
          .filter((rehearsalQuestion) => compareTrigrams(trigrams, rehearsalQuestion.trigrams) >= 0.85)
          .map((rehearsalQuestion) => [rehearsalQuestion.question, question]);
      });
    });

    expect(bank.length).toBeGreaterThan(90);
    expect(rehearsalQuestions).toHaveLength(40);
    expect(alikePairs).toEqual([]);
  });
});
