import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { vi } from "vitest";
import { classFive, exams } from "../../tests/stack/exams";
import { type CheckoutFields, meetFamily, orderOf, type Server } from "../../tests/stack/family";
import { payAtGateway, readGateway } from "../../tests/stack/gateway";

/** The way of a family through the checkout, in its steps. */
export const steps = [
  "signs up",
  "writes the students row",
  "saves a mock test",
  "completes the profile",
  "presses Proceed to Pay",
  "pays",
  "confirms the payment",
] as const;

export type Step = (typeof steps)[number];

/** A family on its way through the checkout. */
export type CheckoutWalk = ReturnType<typeof beginCheckout>;

const patience = { timeout: 90_000, interval: 3000 };
const successSchema = v.object({ status: v.literal("success"), orderId: v.string() });

/** If it exists already, because only the answer of the first try was lost, it counts as done. */
function passIfThere(error: unknown): void {
  if (!(error instanceof Error) || !("code" in error) || error.code !== "23505") throw error;
}

/**
 * A family that is about to sign up, practise and buy an exam. It notes what was acknowledged the moment it was.
 *
 * @param server the stack it goes to
 * @param webhook whether the gateway will tell us of its payment
 */
export function beginCheckout(server: Server & { sandboxUrl: string }, webhook: boolean) {
  const family = meetFamily(server);
  const key = randomUUID();
  const completedAt = new Date().toISOString();
  const done = new Set<Step>();
  let gatewayOrderId = "";
  let fields: CheckoutFields | undefined;
  let orderId = "";

  const listOrders = async () => (await family.tables.from("orders").select("id").throwOnError()).data;
  const isPaid = async () => {
    const { payments } = await readGateway(server.sandboxUrl);
    return payments.some((payment) => payment.order_id === gatewayOrderId && payment.status === "captured");
  };

  const acts: Record<Step, () => Promise<void>> = {
    "signs up": () => family.signUp(),
    "writes the students row": () => family.saveStudent(),
    "saves a mock test": () => family.saveMockTest(exams.maths, completedAt),
    "completes the profile": () => family.saveProfile(),
    async "presses Proceed to Pay"() {
      gatewayOrderId = orderOf(await family.createOrder([exams.maths], key)).id;
    },
    async pays() {
      fields = await payAtGateway(server.sandboxUrl, gatewayOrderId, { webhook });
    },
    async "confirms the payment"() {
      const answer = await family.call("confirm-payment", fields);
      const confirmed = v.safeParse(successSchema, answer.body);
      if (!confirmed.success) throw new Error(`Not confirmed: ${JSON.stringify(answer)}`);
      orderId = confirmed.output.orderId;
    },
  };

  /** The same steps for a family whose connection broke: it does not know what has come of the last one. */
  const secondTries: Partial<typeof acts> = {
    "signs up": () => family.signUp().catch(() => family.logIn()),
    "writes the students row": () => family.saveStudent().catch(passIfThere),
    "saves a mock test": () => family.saveMockTest(exams.maths, completedAt).catch(passIfThere),
    // A press that died holds its lease for up to 20 seconds.
    "presses Proceed to Pay": () => vi.waitFor(acts["presses Proceed to Pay"], patience),
    pays: async () => ((await isPaid()) ? undefined : acts.pays()),
    async "confirms the payment"() {
      if (fields) return acts["confirms the payment"]();
      await vi.waitFor(async () => {
        const [order] = await listOrders();
        if (!order) throw new Error("The payment has not become an order.");
        orderId = order.id;
      }, patience);
    },
  };

  const perform = async (step: Step, act: () => Promise<void>) => {
    await act();
    done.add(step);
  };

  return {
    family,
    /** Goes step by step to the end; `onStep` hears of each before it begins. Throws where a step fails. */
    async walk(onStep: (step: Step) => void = () => undefined) {
      for (const step of steps) {
        onStep(step);
        await perform(step, acts[step]);
      }
    },
    /** Continues where an interruption has left it, as people do: the last thing once more, then the rest. */
    async resume() {
      for (const step of steps) {
        if (!done.has(step)) await perform(step, secondTries[step] ?? acts[step]);
      }
    },
    /** @returns what was acknowledged to the family, by the names of `look` */
    acknowledged: () => ({
      ...(done.has("signs up") && { account: family.email }),
      ...(done.has("writes the students row") && { student: { email: family.email } }),
      ...(done.has("saves a mock test") && { mockTests: [{ score: 70, seed: "1" }] }),
      ...(done.has("completes the profile") && { student: { email: family.email, class_id: classFive } }),
      ...(done.has("presses Proceed to Pay") && { gatewayOrders: [gatewayOrderId] }),
      ...(fields && { payments: [fields.razorpay_payment_id] }),
      ...(done.has("confirms the payment") && { orders: [{ id: orderId }] }),
    }),
    /** Logs in again and reads everything the family owns, here and at the gateway; nothing without an account. */
    async look() {
      if (!done.has("signs up")) return {};
      await family.logIn();
      const { tables } = family;
      const { data: student } = await tables
        .from("students")
        .select("email, class_id")
        .maybeSingle()
        .throwOnError();
      const { data: mockTests } = await tables.from("mock_tests").select("score, seed").throwOnError();
      const { orders, payments } = await readGateway(server.sandboxUrl);
      const gatewayOrders = orders.filter(({ id }) => id === gatewayOrderId).map(({ id }) => id);
      const captured = payments.filter(
        ({ order_id, status }) => order_id === gatewayOrderId && status === "captured",
      );
      return {
        account: family.email,
        student,
        mockTests,
        gatewayOrders,
        payments: captured.map(({ id }) => id),
        orders: await listOrders(),
      };
    },
  };
}
