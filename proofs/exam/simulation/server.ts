import postgres from "postgres";
import * as v from "valibot";
import type { TestDatabase } from "../../harness/test-databases";
import type { VirtualTime } from "../virtual-time";

/** The functions that the exam page calls, with their arguments. */
const examPageCalls = {
  start_exam: { argumentNames: ["p_paper_id"], sql: "public.start_exam($3::uuid)" },
  save_answers: {
    argumentNames: ["p_attempt_id", "p_session_no", "p_ticket", "p_events"],
    sql: "public.save_answers($3::uuid, $4::int, $5, $6::text::jsonb)",
  },
  finish_exam: {
    argumentNames: ["p_attempt_id", "p_session_no", "p_ticket", "p_last_seq"],
    sql: "public.finish_exam($3::uuid, $4::int, $5, $6::int)",
  },
  note_room_events: {
    argumentNames: ["p_attempt_id", "p_session_no", "p_ticket", "p_events"],
    sql: "public.note_room_events($3::uuid, $4::int, $5, $6::text::jsonb)",
  },
  get_answer_record: { argumentNames: ["p_attempt_id"], sql: "public.get_answer_record($3::uuid)" },
} as const;

/** The functions behind the actions of organisers, the family and the bank. */
const adminCalls = {
  give_exam_grant: {
    argumentNames: ["student_id", "seconds"],
    sql: "public.give_exam_grant($3::uuid, tests.edition(), tests.exam('IMO'), false, 'a power cut', $4::int)",
  },
  decide_exam: {
    argumentNames: ["kind", "seconds", "opens", "last_start"],
    sql: "public.decide_exam($3, tests.edition(), tests.exam('IMO'), 'a power cut', tests.class(5), $4::int, $5::time, $6::time)",
  },
  request_refund: { argumentNames: ["order_id"], sql: "public.request_refund($3::uuid, 'payment_error')" },
  decide_refund: {
    argumentNames: ["task_id", "decision"],
    sql: "public.decide_refund($3::uuid, $4, 'It is so.', case $4 when 'refuse' then null else array[tests.exam('IMO')] end)",
  },
  record_dispute: {
    argumentNames: ["payment_id"],
    sql: "public.record_dispute($3, 1000000, 'payment.dispute.created')",
  },
  delete_account: { argumentNames: [], sql: "public.delete_account(array[tests.exam('IMO')])" },
} as const;

const calls = { ...examPageCalls, ...adminCalls };

export type CallName = keyof typeof calls;
export type AdminCallName = keyof typeof adminCalls;

/** A call to the server: with the login of `callerId`, without a login, or with the secret key. */
export type ServerCall = {
  name: CallName;
  body: Record<string, unknown>;
  callerId?: string;
  isService?: boolean;
};

/** @returns whether the call is one of the actions of organisers, the family and the bank */
export function isAdminCall(name: CallName): name is AdminCallName {
  return name in adminCalls;
}

/** The server's reply: the status, and the JSON. */
export type ServerReply = { status: number; body: unknown };

/** The fate of a transaction: how long it stays open, and whether it is then rolled back without a reply. */
export type Fate = { isKilled: boolean; openMs: number };

type PooledConnection = { connection: postgres.ReservedSql; pid: number; isBusy: boolean };

/** A call that waits for a lock, with its coming reply. */
type WaitingCall = { reply: Promise<ServerReply>; onReply: (reply: ServerReply) => void };

/** The number of connections of each role, which limits how many of its calls can wait for locks at the same time. */
const connectionCount = 6;

const pidSchema = v.tuple([v.object({ pid: v.number() })]);
const replySchema = v.tuple([v.object({ reply: v.unknown() })]);
const blockedSchema = v.tuple([v.object({ is_blocked: v.boolean() })]);

/** The HTTP status that PostgREST returns for an SQLSTATE. */
function statusOf(code: string): number {
  if (code.startsWith("PT")) return Number(code.slice(2));
  return code === "42501" ? 403 : 500;
}

/** Makes a call on a connection at a time of the simulation, as the API does: sets the login's claims and calls the function. */
async function runCall(
  connection: postgres.ReservedSql,
  call: ServerCall,
  nowMs: number,
): Promise<ServerReply> {
  const { argumentNames, sql } = calls[call.name];
  // The student has just logged in, as the deletion of an account requires.
  const amr = [{ method: "password", timestamp: Math.floor(Date.now() / 1000) }];
  const claims = call.callerId === undefined ? "" : JSON.stringify({ sub: call.callerId, amr });
  const values = argumentNames.map((argumentName) => {
    const value = call.body[argumentName] ?? null;
    if (value === null) return null;
    return typeof value === "object"
      ? JSON.stringify(value)
      : v.parse(v.union([v.string(), v.number()]), value);
  });
  try {
    const rows = await connection.unsafe(
      `with moment as materialized (
        select setval('tests.clock', $1::bigint), set_config('request.jwt.claims', $2, false))
      select ${sql} as reply from moment`,
      [String(Math.round(nowMs)), claims, ...values],
      { prepare: true },
    );
    return { status: 200, body: v.parse(replySchema, rows)[0].reply };
  } catch (error) {
    if (!(error instanceof postgres.PostgresError)) throw error;
    return { status: statusOf(error.code), body: { code: error.code, message: error.message } };
  }
}

/**
 * Opens the server of a simulation: each call is a transaction in the database. A transaction that stays open makes others wait
 * for its locks, as on a busy day.
 */
export async function openServer(database: TestDatabase, time: () => VirtualTime) {
  const pools = {
    anon: database.connectAs("anon", connectionCount),
    authenticated: database.connectAs("authenticated", connectionCount),
    service_role: database.connectAs("service_role", connectionCount),
  };
  const openConnections = (role: keyof typeof pools): Promise<PooledConnection[]> =>
    Promise.all(
      Array.from({ length: connectionCount }, async () => {
        const connection = await pools[role].reserve();
        const [{ pid }] = v.parse(pidSchema, await connection`select pg_backend_pid() as pid`);
        return { connection, pid, isBusy: false };
      }),
    );
  const connections = {
    anon: await openConnections("anon"),
    authenticated: await openConnections("authenticated"),
    service_role: await openConnections("service_role"),
  };
  let endOpenTransaction: (() => Promise<void>) | null = null;
  let waitingCalls: WaitingCall[] = [];

  /** Ends the open transaction, and then all calls that waited for it. */
  const releaseLocks = async () => {
    // A call that waited for a lock gets the time after the wait (private.exam_now).
    if (endOpenTransaction)
      await database.owner`select setval('tests.clock', ${String(Math.round(time().nowMs()))}::bigint)`;
    await endOpenTransaction?.();
    // Postgres gives a lock to the calls in the order in which they asked, but their replies can arrive in another
    // order, even before the reply to the commit. The model with which the simulation is compared needs them in the order of the
    // locks, so they are awaited one by one.
    const calls = waitingCalls;
    waitingCalls = [];
    for (const { reply, onReply } of calls) onReply(await reply);
  };

  /** Passes on the reply when it arrives; if the call waits for a lock, resolves and leaves the reply to `releaseLocks`. */
  async function replyOrWait(pooled: PooledConnection, call: WaitingCall): Promise<void> {
    for (;;) {
      const isBlocked = database.owner`select cardinality(pg_blocking_pids(${pooled.pid})) > 0 as is_blocked`;
      const first = await Promise.race([call.reply.then((reply) => ({ reply })), isBlocked]);
      if ("reply" in first) return call.onReply(first.reply);
      if (v.parse(blockedSchema, first)[0].is_blocked) break;
    }
    waitingCalls.push(call);
  }

  /** Makes a call whose transaction stays open for a while. `onReply` gets the reply when the transaction is committed. */
  async function runAndKeepOpen(
    pooled: PooledConnection,
    call: ServerCall,
    fate: Fate,
    onReply: (reply: ServerReply) => void,
  ) {
    await pooled.connection`begin`;
    const reply = await runCall(pooled.connection, call, time().nowMs());
    const end = async () => {
      if (endOpenTransaction !== end) return;
      endOpenTransaction = null;
      await (fate.isKilled || reply.status !== 200 ? pooled.connection`rollback` : pooled.connection`commit`);
      pooled.isBusy = false;
      if (!fate.isKilled) onReply(reply);
    };
    endOpenTransaction = end;
    time().after(fate.openMs, async () => {
      if (endOpenTransaction === end) await releaseLocks();
    });
  }

  return {
    /**
     * Handles a call. Resolves when the call has its reply or waits for a lock. `onReply` gets the reply; a killed call gets none.
     */
    async handleCall(call: ServerCall, fate: Fate, onReply: (reply: ServerReply) => void): Promise<void> {
      const role = call.isService ? "service_role" : call.callerId === undefined ? "anon" : "authenticated";
      const isFree = ({ isBusy }: PooledConnection) => !isBusy;
      if (!connections[role].some(isFree)) await releaseLocks();
      const pooled = connections[role].find(isFree);
      if (!pooled) throw new Error("Every connection is busy");
      pooled.isBusy = true;
      if (endOpenTransaction === null && (fate.isKilled || fate.openMs > 0))
        return runAndKeepOpen(pooled, call, fate, onReply);
      const reply = runCall(pooled.connection, call, time().nowMs()).finally(() => {
        pooled.isBusy = false;
      });
      if (endOpenTransaction === null) onReply(await reply);
      else await replyOrWait(pooled, { reply, onReply });
    },
    /** Ends the open transaction, if any. */
    releaseLocks,
    async close(): Promise<void> {
      await releaseLocks();
      for (const pooled of Object.values(connections).flat()) pooled.connection.release();
    },
  };
}

export type Server = Awaited<ReturnType<typeof openServer>>;
