import { afterAll, beforeAll, expect, test } from "vitest";
import { checkRandomRuns } from "./scenarios/random-runs";
import { openOracle, type Oracle } from "./scenarios/oracle";
import { openSimulation, type Simulation } from "./simulation/simulation";

let simulation: Simulation;
let oracle: Oracle;

beforeAll(async () => {
  simulation = await openSimulation();
  oracle = await openOracle(simulation);
}, 60_000);

afterAll(async () => simulation.close());

/** A mistake somebody could make in a function, and what the family, the bank or we would see of it. */
const mistakes: [string, string, string, string, RegExp][] = [
  [
    "a message counts as sent before it was sent",
    "private.claim_message",
    "set attempts = b.attempts + 1",
    "set status = 'sent', sent_at = now(), attempts = b.attempts + 1",
    /on record, 0 received|was not received/,
  ],
  [
    "a delivery is skipped because it came before, processed or not",
    "public.receive_webhook",
    "processed_at is not null then",
    "deliveries > 1 then",
    /is not processed/,
  ],
  [
    "the lease of a draft never ends",
    "public.begin_payment",
    "'20 seconds'",
    "'20 days'",
    /never gets its order/,
  ],
  [
    "an expired cart takes no money",
    "private.capture_error",
    "when p_intent.status = 'paid'",
    "when p_intent.status in ('paid', 'expired')",
    /(a capture after the (intent expired|exam)|opened 49 hours before)" ends otherwise/,
  ],
  [
    "an open cart is an option on its price for ever",
    "private.capture_error",
    "private.intent_life()",
    "interval '48 years'",
    /opened 49 hours before" ends otherwise/,
  ],
];

test.each(mistakes)("random runs find it when %s", async (_, name, part, instead, sign) => {
  const mend = await simulation.database.spoil(name, part, instead);
  try {
    const { errorInstance } = await checkRandomRuns(simulation, oracle, {
      numRuns: 400,
      seed: 1,
      endOnFailure: true,
    });
    expect(String(errorInstance)).toMatch(sign);
  } finally {
    await mend();
  }
});
