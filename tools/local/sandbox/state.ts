import type { FaultName } from "./fault-names";

/** The merchant's notes: up to 15 pairs of strings, or an empty list if there are none (docs/payments.md section 5). */
export type Notes = Record<string, string> | [];

/** An order in the form of the gateway's API: amounts in paise, `created_at` in Unix seconds. */
export type Order = {
  id: string;
  entity: "order";
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  offer_id: null;
  status: "created" | "attempted" | "paid";
  attempts: number;
  notes: Notes;
  created_at: number;
};

/** A payment in the form of the gateway's API: amounts in paise, `created_at` in Unix seconds. */
export type Payment = {
  id: string;
  entity: "payment";
  amount: number;
  currency: string;
  status: "created" | "authorized" | "captured" | "refunded" | "failed";
  order_id: string;
  invoice_id: null;
  international: false;
  method: "upi";
  amount_refunded: number;
  refund_status: "partial" | "full" | null;
  captured: boolean;
  description: string | null;
  card_id: null;
  bank: null;
  wallet: null;
  vpa: string;
  email: string;
  contact: string;
  notes: Notes;
  fee: number | null;
  tax: number | null;
  error_code: string | null;
  error_description: string | null;
  error_source: string | null;
  error_step: string | null;
  error_reason: string | null;
  acquirer_data: Record<string, string>;
  created_at: number;
};

/** A refund in the form of the gateway's API: amount in paise, `created_at` in Unix seconds. */
export type Refund = {
  id: string;
  entity: "refund";
  amount: number;
  currency: string;
  payment_id: string;
  notes: Notes;
  receipt: string | null;
  acquirer_data: Record<string, string>;
  status: "pending" | "processed" | "failed";
  speed_requested: string;
  speed_processed: "normal";
  created_at: number;
};

/** One webhook to deliver: the exact body, and the state of its delivery. Times are Unix milliseconds. */
export type Delivery = {
  id: string;
  eventId: string;
  event: string;
  orderId: string;
  paymentId: string;
  body: string;
  signedWith: "current" | "previous" | "wrong";
  state: "pending" | "delivered" | "given_up" | "never_sent";
  firstDueAt: number;
  dueAt: number;
  attempts: number;
  lastStatus: number | null;
  lastError: string | null;
};

/** An armed fault; `orderId` is null if it applies to the next order. */
export type ArmedFault = { id: string; fault: FaultName; orderId: string | null; times: number };

type Tables = {
  orders: Order;
  /** `authorisesAt`: when the bank's late answer arrives, Unix milliseconds. */
  payments: { id: string; entity: Payment; authorisesAt: number | null };
  refunds: {
    id: string;
    entity: Refund;
    idempotencyKey: string | null;
    request: string;
    processesAt: number | null;
  };
  deliveries: Delivery;
  faults: ArmedFault;
};

/** All data of the gateway, each table in order of creation. */
export type State = { readonly [T in keyof Tables]: Map<string, Tables[T]> };

/** Rows to write, as they are in one line of the journal. */
export type Rows = { [T in keyof Tables]?: Tables[T][] };

/** The changes of one action: new and changed rows, and the events to report. The state `base` is not changed. */
export type Draft = { readonly base: State; readonly rows: State; readonly events: GatewayEvent[] };

/** An event that the gateway reports to its merchant, with the entities as they were at that moment. */
export type GatewayEvent = { name: string; payment: Payment; order?: Order; refund?: Refund };

/**
 * The inputs of an action: the time in Unix milliseconds, a function that creates ids, and how many milliseconds a minute
 * of the real gateway takes here.
 */
export type ActionContext = { now: number; newId: (prefix: string) => string; minuteMs: number };

const tableNames = ["orders", "payments", "refunds", "deliveries", "faults"] as const;

/** Returns the state of a gateway without any data. */
export function createEmptyState(): State {
  return {
    orders: new Map(),
    payments: new Map(),
    refunds: new Map(),
    deliveries: new Map(),
    faults: new Map(),
  };
}

/** Creates an empty draft for a state. The state is not changed until the draft's rows are merged into it. */
export function createDraft(base: State): Draft {
  return { base, rows: createEmptyState(), events: [] };
}

/** Returns a row with the draft's changes, or undefined if there is none. */
export function findRow<T extends keyof Tables>(draft: Draft, table: T, id: string): Tables[T] | undefined {
  return draft.rows[table].get(id) ?? draft.base[table].get(id);
}

/** Writes a row into the draft, new or changed. */
export function putRow<T extends keyof Tables>(draft: Draft, table: T, row: Tables[T]): void {
  draft.rows[table].set(row.id, row);
}

/** Returns the rows of a state in the form of one line of the journal. */
export function listRows(state: State): Rows {
  return {
    orders: [...state.orders.values()],
    payments: [...state.payments.values()],
    refunds: [...state.refunds.values()],
    deliveries: [...state.deliveries.values()],
    faults: [...state.faults.values()],
  };
}

/** Writes rows into a state; a row with the same id is replaced in the same position. */
export function mergeRows(state: State, rows: Rows): void {
  for (const name of tableNames) mergeTable(state, name, rows[name] ?? []);
}

function mergeTable<T extends keyof Tables>(state: State, table: T, rows: readonly Tables[T][]): void {
  for (const row of rows) state[table].set(row.id, row);
}
