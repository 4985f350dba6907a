import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { responseSchema as createOrderSchema } from "../../supabase/functions/create-order/contract";
import { createNodeClient } from "../../tools/local/node-client";
import { sendRequest, type Reply } from "./send-request";
import { classFive, pricePaise } from "./exams";

/** The API's URL, and the publishable key that every page of the site uses. */
export type Server = { apiUrl: string; publishableKey: string };

/** The fields that the gateway's checkout returns after a payment. */
export type CheckoutFields = {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
};

/** A family with its own browser. */
export type Family = ReturnType<typeof createFamily>;

const sessionSchema = v.object({ access_token: v.string(), user: v.object({ id: v.string() }) });

/**
 * Creates a family without an account. Its methods do what the site does and throw if the server refuses; `call`, `rest` and
 * `createOrder` return the refusal instead.
 *
 * @param server the server
 */
export function createFamily({ apiUrl, publishableKey }: Server) {
  const email = `ananya.${randomUUID()}@olympeak.example`;
  const password = "a-long-password-1";
  const session: { id: string; token: string; reply: unknown } = { id: "", token: "", reply: null };
  const headers = () => ({ apikey: publishableKey, authorization: `Bearer ${session.token}` });

  const storeSession = (reply: Reply) => {
    const parsed = v.safeParse(sessionSchema, reply.body);
    if (!parsed.success) throw new Error(`No session: ${JSON.stringify(reply)}`);
    session.id = parsed.output.user.id;
    session.token = parsed.output.access_token;
    session.reply = reply.body;
  };
  const auth = (path: string, body: unknown) =>
    sendRequest(`${apiUrl}/auth/v1/${path}`, { method: "POST", headers: { apikey: publishableKey }, body });

  return {
    email,
    password,
    /** The account's id, empty before the sign-up. */
    get id() {
      return session.id;
    },
    get token() {
      return session.token;
    },
    /** The session from auth, as a browser stores it. */
    get session() {
      return session.reply;
    },
    /** The client with which the site reads and writes tables, with the session. */
    get client() {
      return createNodeClient({ apiUrl, publishableKey }, session.token);
    },
    /** Signs up; sends the data of the registration form and `metadata`. */
    async signUp(metadata: Record<string, unknown> = {}) {
      const data = { name: "Ananya Rao", phone: "9876543210", consent_given: true, ...metadata };
      storeSession(await auth("signup", { email, password, data }));
    },
    async logIn() {
      storeSession(await auth("token?grant_type=password", { email, password }));
    },
    /** Writes the students row, as the registration page does right after the sign-up. */
    async saveStudent() {
      const student = { id: session.id, email, name: "Ananya Rao", phone: "9876543210" };
      const consent = { consent_given: true, consent_version: "test" };
      await this.client
        .from("students")
        .insert({ ...student, ...consent })
        .throwOnError();
    },
    /** Saves class and school, which every purchase requires. */
    async saveProfile() {
      const profile = { class_id: classFive, school_name: "Sunrise Public School, Pune" };
      const query = this.client.from("students").update(profile).eq("id", session.id).select("id");
      const { data } = await query.throwOnError();
      if (data.length !== 1) throw new Error("The profile was not saved.");
    },
    /** Saves the result of a mock test that ended at `completedAt` (an ISO time in UTC); tests find the result by this time. */
    async saveMockTest(subjectId: string, completedAt: string) {
      const test = {
        student_id: session.id,
        class_id: classFive,
        subject_id: subjectId,
        started_at: new Date(Date.parse(completedAt) - 600_000).toISOString(),
        completed_at: completedAt,
        score: 70,
        topics: [{ topic: "Fractions", correct: 7, total: 10 }],
        seed: "1",
      };
      await this.client.from("mock_tests").insert(test).throwOnError();
    },
    /** Calls an edge function with the session. */
    call: (name: string, body: unknown): Promise<Reply> =>
      sendRequest(`${apiUrl}/functions/v1/${name}`, { method: "POST", headers: headers(), body }),
    /** Makes any request to the tables with the session; `path` is the part of the address after `/rest/v1/`. */
    rest: (
      method: string,
      path: string,
      body?: unknown,
      extraHeaders: Record<string, string> = {},
    ): Promise<Reply> =>
      sendRequest(`${apiUrl}/rest/v1/${path}`, { method, headers: { ...headers(), ...extraHeaders }, body }),
    /** Calls create-order for these exams at their price, as "Proceed to Pay" does. */
    createOrder(items: readonly string[], key: string = randomUUID()) {
      return this.call("create-order", { amount: items.length * pricePaise, items, key });
    },
  };
}

/**
 * @param reply the reply of create-order
 * @returns the gateway order to pay, with its amount in paise
 * @throws Error with the whole reply if it has no gateway order
 */
export function parseOrder(reply: Reply): { id: string; amount: number } {
  const parsed = v.safeParse(createOrderSchema, reply.body);
  if (!parsed.success) throw new Error(`No order: ${JSON.stringify(reply)}`);
  return parsed.output;
}

/**
 * @param server the server to register at
 * @returns a family with account, students row and complete profile, logged in
 */
export async function registerFamily(server: Server): Promise<Family> {
  const family = createFamily(server);
  await family.signUp();
  await family.saveStudent();
  await family.saveProfile();
  return family;
}
