import { randomUUID } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import * as v from "valibot";
import ws from "ws";
import type { Database } from "../../src/data/database.types";
import { responseSchema as createOrderSchema } from "../../supabase/functions/create-order/contract";
import { ask, type Answer } from "./ask";
import { classFive, pricePaise } from "./exams";

/** Where a family finds the server, and the key that every page of the site carries. */
export type Server = { apiUrl: string; publishableKey: string };

/** What the gateway's window hands over after a payment. */
export type CheckoutFields = {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
};

/** A family with a browser of its own. */
export type Family = ReturnType<typeof meetFamily>;

function openBrowser({ apiUrl, publishableKey }: Server) {
  return createClient<Database>(apiUrl, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: ws },
  });
}

/**
 * A family nobody has seen before: nothing is done yet. Each step acts as the site does and throws when the server
 * refuses it; `call`, `rest` and `createOrder` tell the answer instead.
 *
 * @param server where it goes
 */
export function meetFamily(server: Server) {
  const client = openBrowser(server);
  const email = `ananya.${randomUUID()}@olympeak.example`;
  const password = "a-long-password-1";
  const session = { id: "", token: "" };

  const keep = (user: { id: string } | null, token: string | undefined) => {
    if (!user || !token) throw new Error("The server gave no session.");
    session.id = user.id;
    session.token = token;
  };
  const headers = () => ({ apikey: server.publishableKey, authorization: `Bearer ${session.token}` });

  return {
    email,
    password,
    client,
    /** The account's id, empty before it has one. */
    get id() {
      return session.id;
    },
    get token() {
      return session.token;
    },
    async signUp() {
      const { data, error } = await client.auth.signUp({
        email,
        password,
        options: { data: { name: "Ananya Rao", phone: "9876543210", consent_given: true } },
      });
      if (error) throw error;
      keep(data.user, data.session?.access_token);
    },
    async logIn() {
      const { data, error } = await client.auth.signInWithPassword({ email, password });
      if (error) throw error;
      keep(data.user, data.session.access_token);
    },
    /** Writes the students row, as register does right after the sign-up. */
    async saveStudent() {
      const student = { id: session.id, email, name: "Ananya Rao", phone: "9876543210" };
      await client
        .from("students")
        .insert({ ...student, consent_given: true, consent_version: "test" })
        .throwOnError();
    },
    /** Tells class and school, without which nothing can be bought. */
    async saveProfile() {
      const profile = { class_id: classFive, school_name: "Sunrise Public School, Pune" };
      const query = client.from("students").update(profile).eq("id", session.id).select("id");
      const { data } = await query.throwOnError();
      if (data.length !== 1) throw new Error("The profile was not saved.");
    },
    /** Saves the result of a finished mock test; `completedAt` (ISO, UTC) tells it from others. */
    async saveMockTest(subjectId: string, completedAt = new Date().toISOString()) {
      const topics = [{ topic: "Fractions", correct: 7, total: 10 }];
      const startedAt = new Date(Date.parse(completedAt) - 600_000).toISOString();
      const owner = { student_id: session.id, class_id: classFive, subject_id: subjectId };
      await client
        .from("mock_tests")
        .insert({ ...owner, started_at: startedAt, completed_at: completedAt, score: 70, topics, seed: "1" })
        .throwOnError();
    },
    /** Calls an edge function with the session, as the site does. */
    call: (name: string, body: unknown): Promise<Answer> =>
      ask(`${server.apiUrl}/functions/v1/${name}`, { method: "POST", headers: headers(), body }),
    /** Any request to the tables with the session; `path` is what follows `/rest/v1/`. */
    rest: (
      method: string,
      path: string,
      body?: unknown,
      extra: Record<string, string> = {},
    ): Promise<Answer> =>
      ask(`${server.apiUrl}/rest/v1/${path}`, { method, headers: { ...headers(), ...extra }, body }),
    /** Presses "Proceed to Pay" for these exams at their price. */
    createOrder(items: readonly string[], key: string = randomUUID()) {
      return this.call("create-order", { amount: items.length * pricePaise, items, key });
    },
  };
}

/**
 * @param answer what create-order said
 * @returns the gateway order to pay
 * @throws ValiError when it was refused
 */
export function orderOf(answer: Answer): { id: string; amount: number } {
  return v.parse(createOrderSchema, answer.body, { message: `create-order: ${JSON.stringify(answer)}` });
}

/**
 * @param server where to register
 * @returns a family with account, students row and complete profile, logged in
 */
export async function registerFamily(server: Server): Promise<Family> {
  const family = meetFamily(server);
  await family.signUp();
  await family.saveStudent();
  await family.saveProfile();
  return family;
}
