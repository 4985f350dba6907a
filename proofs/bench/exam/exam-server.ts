import { readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import type { Question } from "../../../src/engine/mock-test/questions";
import { sealText, serialisePaper } from "../../../supabase/functions/_shared/sealed-file";
import { questionCount } from "./exam-databases";

/** The ids of the student who takes the exam and of the paper. */
export const studentId = "ca111d00-0000-4000-8000-000000000005";
export const paperId = "9a9e0000-0000-4000-8000-000000000041";

const examId = "5b1ec700-0000-4000-8000-000000000001";
const attemptId = "a77e0000-0000-4000-8000-000000000001";
const hourMs = 3_600_000;

const isoTime = (ms: number) => new Date(ms).toISOString();

/** Seals a paper with fifty questions of the bank. */
async function sealExam(siteFolder: string) {
  const bank: Question[] = JSON.parse(readFileSync(join(siteFolder, "data/class5-maths.json"), "utf8"));
  const textQuestions = bank.filter(
    ({ options, figure, table }) => options.length === 4 && !figure && !table,
  );
  const items = textQuestions.slice(0, questionCount).map(({ question, options }, index) => ({
    n: index + 1,
    section: index < 30 ? ("A" as const) : ("B" as const),
    question,
    options: [...options],
  }));
  const description = {
    outcome: "paper" as const,
    subject: "Maths",
    class: "Class 5",
    edition: "Winter 2026-27",
    duration_seconds: hourMs / 1000,
    passages: {},
  };
  return sealText(serialisePaper(paperId, description, items));
}

/**
 * Creates an API for an exam from the lobby on. It accepts every answer and stores none.
 *
 * @param siteFolder the built site, from whose questions the paper is made
 */
export async function createExamApi(siteFolder: string): Promise<RequestListener> {
  const { file, sha256, key } = await sealExam(siteFolder);
  const sealedPath = `${paperId}/${sha256}.bin`;
  const opensAtMs = Date.now();
  let startedAtMs = opensAtMs;
  const openingTimes = { opensAt: isoTime(opensAtMs), slotOpensAt: isoTime(opensAtMs) };
  const replies: Record<string, (body: string) => unknown> = {
    "/rest/v1/subjects": () => [{ id: examId, code: "IMO", name: "International Maths Olympiad" }],
    "/rest/v1/students": () => ({ id: studentId, name: "Ananya Rao", role: "student" }),
    "/rest/v1/rpc/list_my_exams": () => [
      {
        ...openingTimes,
        paperId,
        examId,
        editionId: "ed171000-0000-4000-8000-000000000001",
        className: "Class 5",
        kind: "exam",
        lastStartAt: isoTime(opensAtMs + hourMs),
        durationSeconds: hourMs / 1000,
        questionCount,
        sealedPath,
        sealedSha256: sha256,
        sealedBytes: file.length,
        state: "open",
        heldFor: null,
        attemptId: null,
        deadlineAt: null,
        answerRecordCode: null,
        serverNow: isoTime(Date.now()),
      },
    ],
    "/rest/v1/rpc/start_exam": () => {
      startedAtMs = Date.now();
      return {
        outcome: "started",
        attempt_id: attemptId,
        session_no: 1,
        ticket: "0".repeat(64),
        seed: "0123456789abcdef",
        paper_key: key,
        started_at: isoTime(startedAtMs),
        deadline_at: isoTime(startedAtMs + hourMs),
        server_now: isoTime(startedAtMs),
        answers: [],
      };
    },
    "/rest/v1/rpc/save_answers": (body) => {
      const { p_events: events }: { p_events: { seq: number }[] } = JSON.parse(body);
      return {
        outcome: "saved",
        acked_seq: Math.max(0, ...events.map(({ seq }) => seq)),
        not_counted: 0,
        current_session: 1,
        server_now: isoTime(Date.now()),
        deadline_at: isoTime(startedAtMs + hourMs),
        is_over: false,
      };
    },
  };
  const corsHeaders = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
  return (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname.endsWith(".bin")) {
      response.writeHead(200, { ...corsHeaders, "content-type": "application/octet-stream" }).end(file);
      return;
    }
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const isPreflight = request.method === "OPTIONS";
      const reply = isPreflight ? "" : JSON.stringify(replies[pathname]?.(body) ?? []);
      response.writeHead(200, { ...corsHeaders, "content-type": "application/json" }).end(reply);
    });
  };
}
