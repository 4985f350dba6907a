import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { fetchTimedExams, findByPaper, type TimedExams } from "../../../data/exam/timed-exams";
import { createExamClock } from "../../../engine/exam/room/exam-clock";
import type { MyExam } from "../../../data/exam/my-exams";
import { listExams } from "../../../data/exams";
import { systemClock } from "../../../engine/clock";
import { getStudent } from "../../../data/students";

/** The state of a lobby: `exam` is null if the student has none with that paper; seconds by the server's clock. */
export type Lobby =
  | { state: "loading" }
  | { state: "failed"; error: unknown }
  | {
      state: "ready";
      exam: MyExam | null;
      /** The exam's name, also if the exam is no longer on offer. */
      name: string;
      studentName: string | null;
      /** Whole seconds until this student can start; null if the start time is not announced. */
      secondsLeft: number | null;
    };

/** A lobby asks the server again at this interval, in milliseconds; randomly ± 30%, so that not all ask at the same time. */
const askIntervalMs = 60_000;

/** The shortest time between two requests, in milliseconds, also while there is no network. */
const minAskIntervalMs = 3000;

/** The interval at which the clock is read, in milliseconds. */
const tickIntervalMs = 250;

/** States that change while the student waits. */
const waitingStates: ReadonlySet<string> = new Set(["scheduled", "not_ready", "lobby"]);

type LobbyFacts = { exam: MyExam | null; name: string; studentName: string | null };

async function fetchNames(studentId: string) {
  const [exams, student] = await Promise.all([listExams(), getStudent(studentId)]);
  return { exams, studentName: student.name };
}

type ServerClock = ReturnType<typeof createExamClock>;

/** Updates the server clock with a reply; its deadline is this student's start time. */
function updateClock(clock: ServerClock | null, exam: MyExam | null, timedExams: TimedExams): ServerClock {
  const deadlineAtMs = Date.parse(exam?.slotOpensAt ?? exam?.opensAt ?? "");
  const reply = { askedAtMs: timedExams.askedAtMs, serverNowMs: timedExams.serverNowMs, deadlineAtMs };
  if (!clock) return createExamClock(systemClock, reply);
  clock.addReply(reply);
  return clock;
}

/**
 * Loads an exam for its lobby: immediately, every minute while it waits, at the start time, and whenever the clock
 * cannot be trusted, as after a sleep (docs/exam.md section 4).
 *
 * @param studentId the id of the student in the lobby
 * @param paperId the paper's id
 * @returns the exam's state, and `refresh` to load it again now
 */
export function useLobby(studentId: string, paperId: string): { lobby: Lobby; refresh: () => void } {
  const [facts, setFacts] = useState<LobbyFacts | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const clock = useRef<ServerClock>(null);
  const names = useRef<Awaited<ReturnType<typeof fetchNames>>>(null);
  const isAsking = useRef(false);
  const askedAtMs = useRef(0);
  const nextAskMs = useRef(0);

  const ask = useCallback(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    askedAtMs.current = performance.now();
    nextAskMs.current = askedAtMs.current + askIntervalMs * (0.7 + 0.6 * Math.random());
    try {
      const [timedExams, loadedNames] = await Promise.all([
        fetchTimedExams(),
        names.current ?? fetchNames(studentId),
      ]);
      names.current = loadedNames;
      const exam = findByPaper(timedExams.exams, paperId);
      clock.current = updateClock(clock.current, exam, timedExams);
      const name = loadedNames.exams.find(({ id }) => id === exam?.examId)?.name ?? "Olympiad exam";
      setFacts({
        exam,
        name: exam?.kind === "rehearsal" ? "Practice run" : name,
        studentName: loadedNames.studentName,
      });
      setError(null);
    } catch (cause) {
      setError(cause);
    } finally {
      isAsking.current = false;
    }
  }, [paperId, studentId]);

  const tick = useEffectEvent(() => {
    if (!clock.current || !facts) return;
    const leftMs = clock.current.remainingMs();
    const seconds = Number.isNaN(leftMs) ? null : Math.ceil(leftMs / 1000);
    setSecondsLeft(seconds);
    if (!waitingStates.has(facts.exam?.state ?? "") || document.hidden) return;
    const nowMs = performance.now();
    const hasOpened = seconds === 0 && facts.exam?.state === "lobby";
    const isUrgent = hasOpened || !clock.current.isTrusted();
    if (nowMs >= nextAskMs.current || (isUrgent && nowMs - askedAtMs.current >= minAskIntervalMs)) void ask();
  });

  useEffect(() => {
    void ask();
    const timer = setInterval(() => tick(), tickIntervalMs);
    const onBackOnline = () => void ask();
    addEventListener("online", onBackOnline);
    return () => {
      clearInterval(timer);
      removeEventListener("online", onBackOnline);
    };
  }, [ask]);

  const refreshNow = useCallback(() => {
    setError(null);
    void ask();
  }, [ask]);
  if (facts) return { lobby: { state: "ready", ...facts, secondsLeft }, refresh: refreshNow };
  return { lobby: error === null ? { state: "loading" } : { state: "failed", error }, refresh: refreshNow };
}
