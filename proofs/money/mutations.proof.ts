import { afterAll, beforeAll, expect, test } from "vitest";
import { checkRandomRuns } from "./scenarios/random-runs";
import { openComparison, type Comparison } from "./scenarios/comparison";
import { openSimulation, type Simulation } from "./simulation/simulation";

let simulation: Simulation;
let comparison: Comparison;

beforeAll(async () => {
  simulation = await openSimulation();
  comparison = await openComparison(simulation);
}, 60_000);

afterAll(async () => simulation.close());

/** Programming mistakes in a function: a description, the function, the wrong body, and the error that a random run must report. */
const mistakes: [title: string, name: string, body: string, error: RegExp][] = [
  [
    "a message counts as sent before it was sent",
    "private.claim_message",
    `begin
      update private.outbox as b set status = 'sent', sent_at = now() where b.id = p_message.id;
      return query select * from private.claim_message_original(p_message, p_now);
    end`,
    /on record, 0 received|was not received/,
  ],
  [
    "a repeated webhook is skipped although it was not processed",
    "public.receive_webhook",
    `select case when r.reply ->> 'outcome' = 'again' then '{"outcome": "processed"}' else r.reply end
    from public.receive_webhook_original(p_event_id, p_event, p_body) as r (reply)`,
    /is not processed/,
  ],
  [
    "the lease of a draft never ends",
    "public.begin_payment",
    `declare
      v_reply jsonb := public.begin_payment_original(p_student_id, p_exam_ids, p_amount_paise, p_key);
    begin
      update private.payment_intents set creating_until = 'infinity'
      where v_reply ->> 'outcome' = 'create' and id = (v_reply ->> 'intent_id')::uuid;
      return v_reply;
    end`,
    /never gets its order/,
  ],
  [
    "an expired cart accepts no payment",
    "private.capture_error",
    `select case when p_intent.status = 'expired' then 'second_payment'
      else private.capture_error_original(p_payment, p_intent) end`,
    /(a capture after the (intent expired|exam)|opened 49 hours before)" ends differently/,
  ],
  [
    "an open cart keeps its price for ever",
    "private.capture_error",
    "select nullif(private.capture_error_original(p_payment, p_intent), 'late_for_price')",
    /opened 49 hours before" ends differently/,
  ],
];

test.each(mistakes)("random runs fail if %s", async (_, name, body, error) => {
  const restore = await simulation.database.replaceFunction(name, body);
  try {
    const { errorInstance } = await checkRandomRuns(simulation, comparison, {
      numRuns: 400,
      seed: 1,
      endOnFailure: true,
    });
    expect(String(errorInstance)).toMatch(error);
  } finally {
    await restore();
  }
});
