import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  acknowledge,
  addEvent,
  capTimes,
  listUnsentEvents,
  moveToSession,
  renumber,
  sessionLogSchema,
  type SessionLog,
} from "./session-log";

const emptyLog: SessionLog = { sessionNo: 1, ticket: "5ec4e7", ackedSeq: 0, events: [] };
const logOfThree = addEvent(addEvent(addEvent(emptyLog, 4, "a", 1000), 2, "b", 2000.4), 4, null, 3000);

/** Returns the log with its last event unsent and with another number. */
const changeLastSeq = (seq: number): SessionLog => ({
  ...logOfThree,
  ackedSeq: 2,
  events: logOfThree.events.with(2, { seq, n: 4, option: null, at_ms: 3000 }),
});

describe("the answers of a session", () => {
  it("are numbered from 1, in whole milliseconds", () => {
    expect(logOfThree.events).toEqual([
      { seq: 1, n: 4, option: "a", at_ms: 1000 },
      { seq: 2, n: 2, option: "b", at_ms: 2000 },
      { seq: 3, n: 4, option: null, at_ms: 3000 },
    ]);
  });

  it.each([
    [2e12, 99_999_999_999],
    [-2e12, -99_999_999_999],
  ])("have a time that the server accepts, even if the clock shows %d", (atMs, at_ms) => {
    expect(addEvent(emptyLog, 1, "a", atMs).events[0]?.at_ms).toBe(at_ms);
  });

  it("are unsent if the server has not acknowledged them", () => {
    expect(listUnsentEvents(acknowledge(logOfThree, 2, 2)).map(({ seq }) => seq)).toEqual([3]);
  });

  it("become unsent again if the server acknowledges fewer than before", () => {
    const ackedLog = acknowledge(logOfThree, 2, 2);
    expect(listUnsentEvents(acknowledge(ackedLog, 2, 1)).map(({ seq }) => seq)).toEqual([2, 3]);
  });

  it("are acknowledged only up to the last answer of the call, even if the server names a later number", () => {
    const ackedLog = acknowledge(logOfThree, 1, 2);
    expect(listUnsentEvents(ackedLog).map(({ seq }) => seq)).toEqual([2, 3]);
  });

  it("are numbered from the server's last number on if it is higher than every number on the device", () => {
    expect(listUnsentEvents(acknowledge(logOfThree, 1, 7)).map(({ seq, n }) => [seq, n])).toEqual([
      [8, 2],
      [9, 4],
    ]);
    expect(addEvent(acknowledge(emptyLog, 0, 7), 1, "a", 0).events).toMatchObject([{ seq: 8 }]);
  });

  it("are renumbered after the server's last number, and only the last unsent answer of each question stays", () => {
    const renumberedLog = renumber({ ...addEvent(logOfThree, 4, "c", 4000), ackedSeq: 1 }, 6);
    expect(renumberedLog).toMatchObject({ sessionNo: 1, ticket: "5ec4e7", ackedSeq: 6 });
    expect(renumberedLog.events).toEqual([
      { seq: 1, n: 4, option: "a", at_ms: 1000 },
      { seq: 7, n: 2, option: "b", at_ms: 2000 },
      { seq: 8, n: 4, option: "c", at_ms: 4000 },
    ]);
    expect(v.parse(sessionLogSchema, renumberedLog)).toEqual(renumberedLog);
  });

  it("move to a new session: only the last unsent answer of each question, with its time", () => {
    expect(moveToSession(logOfThree, { sessionNo: 2, ticket: "new" })).toEqual({
      sessionNo: 2,
      ticket: "new",
      ackedSeq: 0,
      events: [
        { seq: 1, n: 2, option: "b", at_ms: 2000 },
        { seq: 2, n: 4, option: null, at_ms: 3000 },
      ],
    });
    expect(moveToSession(acknowledge(logOfThree, 3, 3), { sessionNo: 2, ticket: "new" }).events).toEqual([]);
  });

  it("with a time in the future are given the current time", () => {
    const cappedLog = capTimes(acknowledge(logOfThree, 1, 1), 1500);
    expect(cappedLog.events.map(({ at_ms }) => at_ms)).toEqual([1000, 1500, 1500]);
    expect(capTimes(logOfThree, 3000)).toBe(logOfThree);
  });

  it.each([
    ["a number is missing", { ...logOfThree, events: logOfThree.events.slice(1) }],
    ["an unsent answer does not follow the acknowledged ones", changeLastSeq(5)],
    [
      "an option is not a letter from a to d",
      { ...logOfThree, events: [{ seq: 1, n: 1, option: "e", at_ms: 0 }] },
    ],
  ])("are invalid if %s", (_, log) => {
    expect(v.safeParse(sessionLogSchema, log).success).toBe(false);
  });
});
