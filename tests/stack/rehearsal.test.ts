import { createHash } from "node:crypto";
import * as v from "valibot";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { sendRequest } from "./send-request";
import { runBackgroundJobs } from "./background";
import { openDatabase } from "./database";
import { registerFamily, type Family } from "./family";

const stack = inject("stack");
const sql = openDatabase(stack.databaseUrl);
const publicUrl = `${stack.apiUrl}/storage/v1/object/public/sealed-papers`;
let family: Family;

beforeAll(async () => {
  await runBackgroundJobs(stack);
  family = await registerFamily(stack);
});

afterAll(() => sql.end());

async function findRehearsal() {
  const { data } = await family.client.rpc("list_my_exams").throwOnError();
  const rehearsal = data.find(({ kind }) => kind === "rehearsal");
  if (!rehearsal) throw new Error("There is no rehearsal.");
  return rehearsal;
}

const startSchema = v.object({
  outcome: v.literal("started"),
  attempt_id: v.string(),
  session_no: v.number(),
  ticket: v.string(),
  paper_key: v.string(),
});

/** Decrypts and unzips a sealed paper: 12 bytes of nonce, then the AES-GCM ciphertext of the gzipped JSON. */
async function unseal(file: Uint8Array<ArrayBuffer>, key: string): Promise<unknown> {
  const secret = await crypto.subtle.importKey("raw", Buffer.from(key, "base64"), "AES-GCM", false, [
    "decrypt",
  ]);
  const zipped = await crypto.subtle.decrypt(
    { name: "AES-GCM", iv: file.slice(0, 12) },
    secret,
    file.slice(12),
  );
  return new Response(new Blob([zipped]).stream().pipeThrough(new DecompressionStream("gzip"))).json();
}

it("background-jobs seals the rehearsal, which anybody can download and a student who starts it can decrypt", async () => {
  const rehearsal = await findRehearsal();
  expect(rehearsal).toMatchObject({ state: "open", class_name: "Classes 3-5", question_count: 10 });
  const response = await fetch(`${publicUrl}/${rehearsal.sealed_path}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toContain("max-age=31536000");
  const file = new Uint8Array(await response.arrayBuffer());
  expect(file.length).toBe(rehearsal.sealed_bytes);
  expect(createHash("sha256").update(file).digest("hex")).toBe(rehearsal.sealed_sha256);

  const { data } = await family.client.rpc("start_exam", { p_paper_id: rehearsal.paper_id }).throwOnError();
  const started = v.parse(startSchema, data);
  const paper = await unseal(file, started.paper_key);
  expect(paper).toMatchObject({ format: 1, paper_id: rehearsal.paper_id, class: "Classes 3-5" });
  expect(JSON.stringify(paper)).not.toMatch(/"(answer|credited|why|topic|level|family)"/);

  // Answers are sent only with the ticket and the publishable key.
  const callWithTicket = (name: string, body: Record<string, unknown>) =>
    sendRequest(`${stack.apiUrl}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: { apikey: stack.publishableKey },
      body: { p_attempt_id: started.attempt_id, p_session_no: 1, p_ticket: started.ticket, ...body },
    });
  const event = { seq: 1, n: 3, option: "b", at_ms: 10 };
  expect(await callWithTicket("save_answers", { p_events: [event] })).toMatchObject({
    status: 200,
    body: { outcome: "saved", acked_seq: 1 },
  });
  expect(await callWithTicket("save_answers", { p_events: [{ ...event, seq: "x" }] })).toMatchObject({
    status: 400,
  });
  expect(await callWithTicket("finish_exam", { p_last_seq: 1 })).toMatchObject({
    body: { outcome: "finished", letters: "--b-------" },
  });
  const { data: answerRecord } = await family.client
    .rpc("get_answer_record", { p_attempt_id: started.attempt_id })
    .throwOnError();
  expect(answerRecord).toMatchObject({ outcome: "answer_record", questions: { length: 10 } });
  const stranger = await registerFamily(stack);
  expect(
    await stranger.rest("POST", "rpc/get_answer_record", { p_attempt_id: started.attempt_id }),
  ).toMatchObject({
    status: 403,
  });
  expect([...(await sql`select * from private.exam_violations()`)]).toEqual([]);
});

it.each([
  ["a visitor", ""],
  ["a student", "token"],
])("%s cannot upload files to Storage, list files, or read private files", async (_person, login) => {
  const authorization = login && `Bearer ${family.token}`;
  const headers = { apikey: stack.publishableKey, ...(authorization && { authorization }) };
  const requestFile = (bucket: string, method: string) =>
    fetch(`${stack.apiUrl}/storage/v1/object/${bucket}/x/y.bin`, {
      method,
      headers: { ...headers, "content-type": "application/octet-stream" },
      ...(method === "POST" && { body: "x" }),
    });
  expect((await requestFile("sealed-papers", "POST")).status).toBeGreaterThanOrEqual(400);
  expect((await requestFile("exam-pictures", "POST")).status).toBeGreaterThanOrEqual(400);
  expect((await requestFile("exam-pictures", "GET")).status).toBeGreaterThanOrEqual(400);
  expect((await requestFile("public/exam-pictures", "GET")).status).toBeGreaterThanOrEqual(400);
  const { paper_id: folder } = await findRehearsal();
  const listReply = await sendRequest(`${stack.apiUrl}/storage/v1/object/list/sealed-papers`, {
    method: "POST",
    headers,
    body: { prefix: folder },
  });
  expect(JSON.stringify(listReply.body)).not.toContain(".bin");
});
