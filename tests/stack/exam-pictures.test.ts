import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { sendRequest } from "./send-request";
import { runBackgroundJobs } from "./background";
import { openDatabase } from "./database";
import { registerFamily, type Family } from "./family";

const stack = inject("stack");
const sql = openDatabase(stack.databaseUrl);
const serviceHeaders = { apikey: stack.secretKey, authorization: `Bearer ${stack.secretKey}` };
let family: Family;
let attemptId: string;

/** Returns the file of a picture in the local folder of Storage. */
const getPictureFile = (name: string) =>
  join(stack.dataFolder, "storage", "b-exam-pictures", `o-${encodeURIComponent(name)}`);

function uploadPicture(name: string, headers: Record<string, string>, body = "RIFF", type = "image/webp") {
  return fetch(`${stack.apiUrl}/storage/v1/object/exam-pictures/${name}`, {
    method: "POST",
    headers: { apikey: stack.publishableKey, "content-type": type, ...headers },
    body,
  });
}

const fetchPicture = (name: string, headers: Record<string, string>) =>
  fetch(`${stack.apiUrl}/storage/v1/object/exam-pictures/${name}`, {
    headers: { apikey: stack.publishableKey, ...headers },
  });

beforeAll(async () => {
  await runBackgroundJobs(stack);
  family = await registerFamily(stack);
  const { data } = await family.client.rpc("list_my_exams").throwOnError();
  const rehearsal = data.find(({ kind }) => kind === "rehearsal");
  const { data: started } = await family.client
    .rpc("start_exam", { p_paper_id: rehearsal?.paper_id ?? "" })
    .throwOnError();
  attemptId = JSON.parse(JSON.stringify(started)).attempt_id;
});

afterAll(() => sql.end());

it("only the student's family can see a picture, until background-jobs deletes its file and row", async () => {
  const ownHeaders = { authorization: `Bearer ${family.token}` };
  const name = `${attemptId}/01`;
  // A rehearsal's pictures are refused; the next steps use pictures uploaded with the secret key.
  expect((await uploadPicture(name, ownHeaders)).status).toBeGreaterThanOrEqual(400);
  expect((await uploadPicture(name, serviceHeaders)).status).toBe(200);
  expect((await uploadPicture(name, serviceHeaders)).status).toBeGreaterThanOrEqual(400);
  expect(
    (await uploadPicture(`${attemptId}/02`, serviceHeaders, "x", "text/html")).status,
  ).toBeGreaterThanOrEqual(400);
  expect(
    (await uploadPicture(`${attemptId}/02`, serviceHeaders, "x".repeat(15_361))).status,
  ).toBeGreaterThanOrEqual(400);
  expect((await fetchPicture(name, ownHeaders)).status).toBe(200);
  const stranger = await registerFamily(stack);
  expect(
    (await fetchPicture(name, { authorization: `Bearer ${stranger.token}` })).status,
  ).toBeGreaterThanOrEqual(400);
  expect((await fetchPicture(name, {})).status).toBeGreaterThanOrEqual(400);
  const removal = await sendRequest(`${stack.apiUrl}/storage/v1/object/exam-pictures`, {
    method: "DELETE",
    headers: { apikey: stack.publishableKey, ...ownHeaders },
    body: { prefixes: [name] },
  });
  expect(removal.body).toEqual([]);
  expect(existsSync(getPictureFile(name))).toBe(true);

  await sql`insert into private.picture_sheets (attempt_id, opened_at, delete_at)
    values (${attemptId}, now() - interval '1 hour', now() - interval '3 minutes')`;
  expect(await runBackgroundJobs(stack)).toMatchObject({
    body: { pictures: { gone: 1, left: 0 } },
  });
  expect(existsSync(getPictureFile(name))).toBe(false);
  expect((await fetchPicture(name, ownHeaders)).status).toBeGreaterThanOrEqual(400);
  const remainingRows = await sql`select from private.picture_sheets where attempt_id = ${attemptId}`;
  expect(remainingRows).toHaveLength(0);
});
