import postgres from "postgres";
import * as v from "valibot";
import type { TestDatabase } from "../../harness/test-databases";
import type { VirtualTime } from "../virtual-time";

/** The functions that are asked for an exam, with what each is given as PostgREST reads it. */
const roomCalls = {
  start_exam: { parts: ["p_paper_id"], sql: "public.start_exam($3::uuid)" },
  save_answers: {
    parts: ["p_attempt_id", "p_session_no", "p_ticket", "p_events"],
    sql: "public.save_answers($3::uuid, $4::int, $5, $6::text::jsonb)",
  },
  finish_exam: {
    parts: ["p_attempt_id", "p_session_no", "p_ticket", "p_last_seq"],
    sql: "public.finish_exam($3::uuid, $4::int, $5, $6::int)",
  },
  note_room_events: {
    parts: ["p_attempt_id", "p_session_no", "p_ticket", "p_events"],
    sql: "public.note_room_events($3::uuid, $4::int, $5, $6::text::jsonb)",
  },
  get_receipt: { parts: ["p_attempt_id"], sql: "public.get_receipt($3::uuid)" },
} as const;

/** The actions of others on the same exam: an organiser, the family, the bank. */
const adminCalls = {
  give_exam_grant: {
    parts: ["student_id", "seconds"],
    sql: "public.give_exam_grant($3::uuid, tests.edition(), tests.exam('IMO'), false, 'a power cut', $4::int)",
  },
  decide_exam: {
    parts: ["kind", "seconds", "opens", "last_start"],
    sql: "public.decide_exam($3, tests.edition(), tests.exam('IMO'), 'a power cut', tests.class(5), $4::int, $5::time, $6::time)",
  },
  request_refund: { parts: ["order_id"], sql: "public.request_refund($3::uuid, 'payment_error')" },
  decide_refund: {
    parts: ["task_id", "decision"],
    sql: "public.decide_refund($3::uuid, $4, 'It is so.', case $4 when 'refuse' then null else array[tests.exam('IMO')] end)",
  },
  record_dispute: {
    parts: ["payment_id"],
    sql: "public.record_dispute($3, 1000000, 'payment.dispute.created')",
  },
  delete_account: { parts: [], sql: "public.delete_account(array[tests.exam('IMO')])" },
} as const;

const calls = { ...roomCalls, ...adminCalls };

export type CallName = keyof typeof calls;
export type AdminCallName = keyof typeof adminCalls;

/** A call as it comes to the server: with somebody's login, with none, or with the secret key. */
export type ServerCall = {
  name: CallName;
  body: Record<string, unknown>;
  studentId?: string;
  isService?: boolean;
};

/** @returns whether it is not the room that calls */
export function isAdminCall(name: CallName): name is AdminCallName {
  return name in adminCalls;
}

/** The server's answer: the status, and the JSON. */
export type ServerAnswer = { status: number; body: unknown };

/** Killed: the transaction is rolled back, and nobody is answered. `heldMs` is how long it is open before its end. */
export type Fate = { isKilled: boolean; heldMs: number };

type Lane = { connection: postgres.ReservedSql; pid: number; isBusy: boolean };

/** The number of database connections in a simulation, so the most calls that can wait for locks at the same time. */
const laneCount = 6;

const pidSchema = v.tuple([v.object({ pid: v.number() })]);
const answerSchema = v.tuple([v.object({ answer: v.unknown() })]);
const blockedSchema = v.tuple([v.object({ is_blocked: v.boolean() })]);

/** The status of a refusal, by the SQL state as PostgREST reads it. */
function statusOf(code: string): number {
  if (code.startsWith("PT")) return Number(code.slice(2));
  return code === "42501" ? 403 : 500;
}

/** Runs a call on a connection at a moment of the simulation, as the API would: the login's claims, then the function. */
async function run(connection: postgres.ReservedSql, call: ServerCall, nowMs: number): Promise<ServerAnswer> {
  const { parts, sql } = calls[call.name];
  // The logged-in student has just logged in, as deleting an account asks for.
  const amr = [{ method: "password", timestamp: Math.floor(Date.now() / 1000) }];
  const claims = call.studentId === undefined ? "" : JSON.stringify({ sub: call.studentId, amr });
  const values = parts.map((part) => {
    const value = call.body[part] ?? null;
    if (value === null) return null;
    return typeof value === "object"
      ? JSON.stringify(value)
      : v.parse(v.union([v.string(), v.number()]), value);
  });
  try {
    const rows = await connection.unsafe(
      `with moment as materialized (
        select setval('tests.clock', $1::bigint), set_config('request.jwt.claims', $2, false))
      select ${sql} as answer from moment`,
      [String(Math.round(nowMs)), claims, ...values],
      { prepare: true },
    );
    return { status: 200, body: v.parse(answerSchema, rows)[0].answer };
  } catch (error) {
    if (!(error instanceof postgres.PostgresError)) throw error;
    return { status: statusOf(error.code), body: { code: error.code, message: error.message } };
  }
}

/**
 * The database as the calls of a simulation meet it, each in a transaction of its own. One that is open a while makes others
 * wait at its locks, as they would on a busy evening.
 */
export async function openServer(database: TestDatabase, time: () => VirtualTime) {
  const pools = {
    anon: database.connectAs("anon", laneCount),
    authenticated: database.connectAs("authenticated", laneCount),
    service_role: database.connectAs("service_role", laneCount),
  };
  const openLanes = (role: keyof typeof pools): Promise<Lane[]> =>
    Promise.all(
      Array.from({ length: laneCount }, async () => {
        const connection = await pools[role].reserve();
        const [{ pid }] = v.parse(pidSchema, await connection`select pg_backend_pid() as pid`);
        return { connection, pid, isBusy: false };
      }),
    );
  const lanes = {
    anon: await openLanes("anon"),
    authenticated: await openLanes("authenticated"),
    service_role: await openLanes("service_role"),
  };
  let held: (() => Promise<void>) | null = null;
  let waiting: Promise<void>[] = [];

  /** Ends the transaction that is open, and then all that waited for it. */
  const release = async () => {
    // A call that waited for a lock gets the time after the wait (private.exam_now).
    if (held)
      await database.owner`select setval('tests.clock', ${String(Math.round(time().nowMs()))}::bigint)`;
    await held?.();
    await Promise.all(waiting);
    waiting = [];
  };

  /** Resolves when the work is done or waits for a lock. Asks the server again and again; has no time limit. */
  async function waitUntilDoneOrBlocked(lane: Lane, work: Promise<void>): Promise<void> {
    const done = work.then(() => "done" as const);
    for (;;) {
      const asked = database.owner`select cardinality(pg_blocking_pids(${lane.pid})) > 0 as is_blocked`;
      const first = await Promise.race([done, asked]);
      if (first === "done") return;
      if (v.parse(blockedSchema, first)[0].is_blocked) break;
    }
    waiting.push(work);
  }

  /** The transaction stays open for a while; the answer is given when it is committed. */
  async function hold(lane: Lane, call: ServerCall, fate: Fate, onAnswer: (answer: ServerAnswer) => void) {
    await lane.connection`begin`;
    const answer = await run(lane.connection, call, time().nowMs());
    const end = async () => {
      if (held !== end) return;
      held = null;
      await (fate.isKilled || answer.status !== 200 ? lane.connection`rollback` : lane.connection`commit`);
      lane.isBusy = false;
      if (!fate.isKilled) onAnswer(answer);
    };
    held = end;
    time().after(fate.heldMs, async () => {
      if (held === end) await release();
    });
  }

  return {
    /**
     * A call comes to the server. Comes back when it is answered, or waits; `onAnswer` is called once it is answered, which a
     * killed one never is.
     */
    async arrive(call: ServerCall, fate: Fate, onAnswer: (answer: ServerAnswer) => void): Promise<void> {
      const role = call.isService ? "service_role" : call.studentId === undefined ? "anon" : "authenticated";
      const isFree = ({ isBusy }: Lane) => !isBusy;
      if (!lanes[role].some(isFree)) await release();
      const lane = lanes[role].find(isFree);
      if (!lane) throw new Error("Every connection is busy");
      lane.isBusy = true;
      if (held === null && (fate.isKilled || fate.heldMs > 0)) return hold(lane, call, fate, onAnswer);
      const work = async () => {
        const answer = await run(lane.connection, call, time().nowMs());
        lane.isBusy = false;
        onAnswer(answer);
      };
      return held === null ? work() : waitUntilDoneOrBlocked(lane, work());
    },
    /** Ends what still is open. */
    release,
    async close(): Promise<void> {
      await release();
      for (const lane of Object.values(lanes).flat()) lane.connection.release();
    },
  };
}

export type Server = Awaited<ReturnType<typeof openServer>>;
