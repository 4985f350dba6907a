import type { RoomState } from "../../../src/engine/exam/room/room-state";
import { questionCount, type RoomSimulation } from "./room-simulation";

const questionNumbers = Array.from({ length: questionCount }, (_, index) => index + 1);

/** Returns a letter or `-` for each question, as on an answer record. */
function toLetters(answers: Readonly<Record<number, string>>): string {
  return questionNumbers.map((n) => answers[n] ?? "-").join("");
}

/**
 * @param simulation a running simulation
 * @returns the answers that a room shows as saved although they are not on the server
 */
export function listUnsaved({ clients, server }: RoomSimulation): string[] {
  const isOnServer = (n: number, option: string | null, atMs: number) =>
    server.sessions.some(({ answers }) =>
      answers.some((event) => event.n === n && event.option === option && event.receivedMs >= atMs),
    );
  return clients.flatMap(({ tab, tappedAnswers }) => {
    const state = tab?.room()?.store.getState();
    if (state?.savedState.kind !== "saved" || state.phase.kind === "lost") return [];
    return [...tappedAnswers]
      .filter(([n, { option, atMs }]) => !isOnServer(n, option, atMs))
      .map(([n, { option }]) => `${n} ${option}`);
  });
}

/** Whether the counted answer to a question arrived after the answer record was issued. */
function hasArrivedLater(
  { server }: RoomSimulation,
  n: number,
  letter: string | undefined,
  issuedAtMs: number,
): boolean {
  const option = letter === "-" ? null : letter;
  return server.sessions.some(({ answers }) =>
    answers.some((event) => event.n === n && event.option === option && event.receivedMs >= issuedAtMs),
  );
}

/** Lists wrong statements of an ended exam page about its answer record. */
function listWrongMessages(simulation: RoomSimulation, { answers, phase }: RoomState): string[] {
  if (phase.kind !== "ended") return [];
  const { differingQuestions, answerRecordCode, isOlder } = phase.end;
  const answerRecord = simulation.server.answerRecords[Number(answerRecordCode.slice(-4)) - 1];
  if (!answerRecord) return [`the room shows the unknown answer record ${answerRecordCode}`];
  // An older page compares only its own answers.
  if (isOlder) return [];
  const shownLetters = toLetters(answers);
  const countedLetters = simulation.server.countedLetters();
  return questionNumbers.flatMap((n) => {
    const [shownLetter, answerRecordLetter, countedLetter] = [
      shownLetters,
      answerRecord.letters,
      countedLetters,
    ].map((letters) => letters[n - 1]);
    if (differingQuestions.includes(n) !== (shownLetter !== answerRecordLetter))
      return [
        `${n}: ${shownLetter} was shown, ${answerRecordLetter} is on the answer record, ${differingQuestions.join()} is shown as different`,
      ];
    // Answers of another session can still arrive for a while and then cause another answer record.
    if (
      answerRecordLetter !== countedLetter &&
      !hasArrivedLater(simulation, n, countedLetter, answerRecord.issuedAtMs)
    )
      return [`${n}: ${answerRecordLetter} is on the answer record, ${countedLetter} counts`];
    return [];
  });
}

/**
 * @param simulation a simulation whose attempt has ended
 * @returns the broken promises: a gap in a session's numbers (E3), a letter of the answer record that differs from the shown answer
 *   without a message, a last answer record that differs from the counted answers
 */
export function listRoomViolations(simulation: RoomSimulation): string[] {
  const { clients, server } = simulation;
  const sessionsWithGaps = server.sessions.filter(({ answers }) =>
    answers.some(({ seq }, index) => seq !== index + 1),
  );
  const wrongMessages = clients.flatMap(({ tab }) => {
    const state = tab?.room()?.store.getState();
    return state ? listWrongMessages(simulation, state) : [];
  });
  const lastLetters = server.answerRecords.at(-1)?.letters;
  const isOutdated = lastLetters !== undefined && lastLetters !== server.countedLetters();
  return [
    ...sessionsWithGaps.map(({ ticket }) => `a gap in ${ticket}`),
    ...wrongMessages,
    ...(isOutdated ? [`the last answer record has ${lastLetters}, ${server.countedLetters()} counts`] : []),
  ];
}

/**
 * @param simulation a simulation whose attempt has ended
 * @param clientIndex the last client in use
 * @returns a line for each question whose counted answer differs from the one last shown on that client, except for late questions
 */
export function listLostAnswers(
  { clients, server, lateQuestions }: RoomSimulation,
  clientIndex: number,
): string[] {
  const shownLetters = toLetters(clients[clientIndex]?.shownAnswers ?? {});
  const letters = server.countedLetters();
  return questionNumbers
    .filter((n) => shownLetters[n - 1] !== letters[n - 1] && !lateQuestions.has(n))
    .map((n) => `${n}: ${shownLetters[n - 1]} was shown, ${letters[n - 1]} counts`);
}

/**
 * @param simulation a simulation whose attempt has ended
 * @param clientIndex the last client in use
 * @returns whether the student sees that the attempt has ended: on the open exam page, where only late answers may differ, or as a
 *   refusal when the exam page is opened
 */
export function isEndShown({ clients, lateQuestions }: RoomSimulation, clientIndex: number): boolean {
  const opening = clients[clientIndex]?.tab?.opening();
  if (opening?.kind === "refused") return opening.refusal.outcome === "finished";
  const phase = opening?.kind === "room" ? opening.room.store.getState().phase : null;
  return phase?.kind === "ended" && phase.end.differingQuestions.every((n) => lateQuestions.has(n));
}
