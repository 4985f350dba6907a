import { expect, inject, it } from "vitest";
import { classFive, exams } from "./exams";
import { sendRequest } from "./send-request";
import { registerFamily } from "./family";

const stack = inject("stack");
const { apiUrl, publishableKey } = stack;

/** Makes a request as a browser without a login does. */
function requestAsVisitor(path: string, body?: unknown) {
  const headers = { apikey: publishableKey, "content-type": "application/json", prefer: "return=minimal" };
  return sendRequest(`${apiUrl}/rest/v1/${path}`, {
    headers,
    ...(body !== undefined && { method: "POST", body }),
  });
}

/** Makes a query that nests the catalogue in itself: alternately every class of a subject and every subject of a class. */
function nestCatalogue(levels: number): string {
  const next = levels > 1 ? `,${nestCatalogue(levels - 1)}` : "";
  return levels % 2 === 1 ? `subject_classes(*,classes(*${next}))` : `subject_classes(*,subjects(*${next}))`;
}

it("a request for the catalogue nested five levels deep is stopped by the time limit", async () => {
  const reply = await requestAsVisitor(`subjects?select=*,${nestCatalogue(5)}`);
  expect(reply).toMatchObject({ status: 500, body: { code: "57014" } });
});

it("the time limit also stops a logged-in student's request for the catalogue nested five levels deep", async () => {
  const { client } = await registerFamily(stack);
  const { error } = await client.from("subjects").select(`*,${nestCatalogue(5)}`);
  expect(error).toMatchObject({ code: "57014" });
});

it.each([
  "classes?select=id,name,number&order=number",
  "subjects?select=id,code,name,price_paise&type=eq.olympiad&is_active=is.true&order=name",
  "subject_classes?select=subject_id,subject_name,class_id,class_name&is_active=is.true",
  "editions?select=id,name,is_current,exams:edition_exams(exam_id,exam_on,registration_closes_on)&order=exams_from",
])("a visitor's request by the site returns rows: %s", async (path) => {
  const reply = await requestAsVisitor(path);
  expect(reply.status).toBe(200);
  expect(reply.body).not.toEqual([]);
});

it("the rows that the site writes when a visitor starts a mock test or opens WhatsApp are accepted", async () => {
  const start = {
    subject_id: exams.maths,
    class_id: classFive,
    page_url: "https://olympeak.example/mocktest",
  };
  expect((await requestAsVisitor("exam_starts", start)).status).toBe(201);
  expect((await requestAsVisitor("whatsapp_clicks", { email: null })).status).toBe(201);
});
