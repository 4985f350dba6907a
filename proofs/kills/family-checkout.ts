import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { vi } from "vitest";
import { classFive, exams } from "../../tests/stack/exams";
import { type CheckoutFields, createFamily, parseOrder, type Server } from "../../tests/stack/family";
import { payAtGateway, readGateway } from "../../tests/stack/gateway";

/** The steps of a family from the sign-up to the confirmed payment. */
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

/** A family that takes the steps one after the other. */
export type FamilyCheckout = ReturnType<typeof beginCheckout>;

const waitOptions = { timeout: 90_000, interval: 3000 };
const successSchema = v.object({ status: v.literal("success"), orderId: v.string() });

/** Ignores the error that a row exists already, because then the first try has succeeded and only its reply was lost. */
function ignoreIfExists(error: unknown): void {
  if (!(error instanceof Error) || !("code" in error) || error.code !== "23505") throw error;
}

/**
 * Creates a family that can sign up, practise and buy an exam, and that records each acknowledged step.
 *
 * @param server the stack
 * @param sendsWebhook whether the gateway sends a webhook about the payment
 */
export function beginCheckout(server: Server & { sandboxUrl: string }, sendsWebhook: boolean) {
  const family = createFamily(server);
  const key = randomUUID();
  const completedAt = new Date().toISOString();
  const acknowledgedSteps = new Set<Step>();
  let gatewayOrderId = "";
  let fields: CheckoutFields | undefined;
  let orderId = "";

  const listOrders = async () => (await family.client.from("orders").select("id").throwOnError()).data;
  const isPaid = async () => {
    const { payments } = await readGateway(server.sandboxUrl);
    return payments.some((payment) => payment.order_id === gatewayOrderId && payment.status === "captured");
  };

  const firstTries: Record<Step, () => Promise<void>> = {
    "signs up": () => family.signUp(),
    "writes the students row": () => family.saveStudent(),
    "saves a mock test": () => family.saveMockTest(exams.maths, completedAt),
    "completes the profile": () => family.saveProfile(),
    async "presses Proceed to Pay"() {
      gatewayOrderId = parseOrder(await family.createOrder([exams.maths], key)).id;
    },
    async pays() {
      fields = await payAtGateway(server.sandboxUrl, gatewayOrderId, { webhook: sendsWebhook });
    },
    async "confirms the payment"() {
      const reply = await family.call("confirm-payment", fields);
      const confirmed = v.safeParse(successSchema, reply.body);
      if (!confirmed.success) throw new Error(`Not confirmed: ${JSON.stringify(reply)}`);
      orderId = confirmed.output.orderId;
    },
  };

  /** The same steps after an interruption, when the family does not know whether the step succeeded. */
  const secondTries: Partial<typeof firstTries> = {
    "signs up": () => family.signUp().catch(() => family.logIn()),
    "writes the students row": () => family.saveStudent().catch(ignoreIfExists),
    "saves a mock test": () => family.saveMockTest(exams.maths, completedAt).catch(ignoreIfExists),
    // A killed call of create-order holds its lease for up to 20 seconds.
    "presses Proceed to Pay": () => vi.waitFor(firstTries["presses Proceed to Pay"], waitOptions),
    pays: async () => ((await isPaid()) ? undefined : firstTries.pays()),
    async "confirms the payment"() {
      if (fields) return firstTries["confirms the payment"]();
      await vi.waitFor(async () => {
        const [order] = await listOrders();
        if (!order) throw new Error("The payment has not become an order.");
        orderId = order.id;
      }, waitOptions);
    },
  };

  const takeStep = async (step: Step, tryStep: () => Promise<void>) => {
    await tryStep();
    acknowledgedSteps.add(step);
  };

  return {
    family,
    /** Takes all steps; calls `onStep` before each. Throws if a step fails. */
    async takeAllSteps(onStep: (step: Step) => void = () => undefined) {
      for (const step of steps) {
        onStep(step);
        await takeStep(step, firstTries[step]);
      }
    },
    /** Continues after an interruption: tries the interrupted step again, then takes the rest. */
    async resume() {
      for (const step of steps) {
        if (!acknowledgedSteps.has(step)) await takeStep(step, secondTries[step] ?? firstTries[step]);
      }
    },
    /** @returns the acknowledged data, in the format of `readData` */
    getAcknowledgedData: () => ({
      ...(acknowledgedSteps.has("signs up") && { account: family.email }),
      ...(acknowledgedSteps.has("writes the students row") && { student: { email: family.email } }),
      ...(acknowledgedSteps.has("saves a mock test") && { mockTests: [{ score: 70, seed: "1" }] }),
      ...(acknowledgedSteps.has("completes the profile") && {
        student: { email: family.email, class_id: classFive },
      }),
      ...(acknowledgedSteps.has("presses Proceed to Pay") && { gatewayOrders: [gatewayOrderId] }),
      ...(fields && { payments: [fields.razorpay_payment_id] }),
      ...(acknowledgedSteps.has("confirms the payment") && { orders: [{ id: orderId }] }),
    }),
    /** Logs in again and reads all data of the family, in the database and at the gateway; empty without an account. */
    async readData() {
      if (!acknowledgedSteps.has("signs up")) return {};
      await family.logIn();
      const { client } = family;
      const { data: student } = await client
        .from("students")
        .select("email, class_id")
        .maybeSingle()
        .throwOnError();
      const { data: mockTests } = await client.from("mock_tests").select("score, seed").throwOnError();
      const { orders, payments } = await readGateway(server.sandboxUrl);
      const gatewayOrders = orders.filter(({ id }) => id === gatewayOrderId).map(({ id }) => id);
      const capturedPayments = payments.filter(
        ({ order_id, status }) => order_id === gatewayOrderId && status === "captured",
      );
      return {
        account: family.email,
        student,
        mockTests,
        gatewayOrders,
        payments: capturedPayments.map(({ id }) => id),
        orders: await listOrders(),
      };
    },
  };
}
