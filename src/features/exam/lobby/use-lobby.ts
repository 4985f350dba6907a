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

/**
 * A lobby loads the exam again at this interval, in milliseconds. Each interval is changed at random by up to 30%, so that
 * not all lobbies send their requests at the same time.
 */
const loadIntervalMs = 60_000;

/** The shortest time between two requests, in milliseconds, also while there is no network. */
const minLoadIntervalMs = 3000;

/** The interval at which the clock is read, in milliseconds. */
const tickIntervalMs = 250;

/** States of an exam (docs/exam.md section 6) that change while the student waits. */
const waitingStates: ReadonlySet<string> = new Set(["scheduled", "not_ready", "lobby"]);

type LoadedLobby = { exam: MyExam | null; name: string; studentName: string | null };

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
  const [loadedLobby, setLoadedLobby] = useState<LoadedLobby | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const clock = useRef<ServerClock>(null);
  const names = useRef<Awaited<ReturnType<typeof fetchNames>>>(null);
  const isLoading = useRef(false);
  const loadedAtMs = useRef(0);
  const nextLoadAtMs = useRef(0);

  const load = useCallback(async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    loadedAtMs.current = performance.now();
    nextLoadAtMs.current = loadedAtMs.current + loadIntervalMs * (0.7 + 0.6 * Math.random());
    try {
      const [timedExams, loadedNames] = await Promise.all([
        fetchTimedExams(),
        names.current ?? fetchNames(studentId),
      ]);
      names.current = loadedNames;
      const exam = findByPaper(timedExams.exams, paperId);
      clock.current = updateClock(clock.current, exam, timedExams);
      const name = loadedNames.exams.find(({ id }) => id === exam?.examId)?.name ?? "Olympiad exam";
      setLoadedLobby({
        exam,
        name: exam?.kind === "rehearsal" ? "Practice run" : name,
        studentName: loadedNames.studentName,
      });
      setError(null);
    } catch (cause) {
      setError(cause);
    } finally {
      isLoading.current = false;
    }
  }, [paperId, studentId]);

  const updateLobby = useEffectEvent(() => {
    if (!clock.current || !loadedLobby) return;
    const remainingMs = clock.current.remainingMs();
    const seconds = Number.isNaN(remainingMs) ? null : Math.ceil(remainingMs / 1000);
    setSecondsLeft(seconds);
    if (!waitingStates.has(loadedLobby.exam?.state ?? "") || document.hidden) return;
    const nowMs = performance.now();
    const hasOpened = seconds === 0 && loadedLobby.exam?.state === "lobby";
    const isUrgent = hasOpened || !clock.current.isTrusted();
    if (nowMs >= nextLoadAtMs.current || (isUrgent && nowMs - loadedAtMs.current >= minLoadIntervalMs))
      void load();
  });

  useEffect(() => {
    void load();
    const timer = setInterval(() => updateLobby(), tickIntervalMs);
    const onBackOnline = () => void load();
    addEventListener("online", onBackOnline);
    return () => {
      clearInterval(timer);
      removeEventListener("online", onBackOnline);
    };
  }, [load]);

  const refreshNow = useCallback(() => {
    setError(null);
    void load();
  }, [load]);
  if (loadedLobby) return { lobby: { state: "ready", ...loadedLobby, secondsLeft }, refresh: refreshNow };
  return { lobby: error === null ? { state: "loading" } : { state: "failed", error }, refresh: refreshNow };
}
