import { describe, expect, it } from "vitest";
import type { FamilyConnection, FamilyExam } from "../../../../data/admin/families";
import { describeConnection, listConnectionLosses, describeConnectionForParent } from "./describe-connection";

const toTimeOnExamDay = (time: string) => `2027-01-09T${time}Z`;
const makeLoss = (from: string, until: string) => ({
  from: toTimeOnExamDay(from),
  until: toTimeOnExamDay(until),
});

function makeExam(connection: Partial<FamilyConnection> | null): FamilyExam {
  return {
    editionId: "e",
    examId: "m",
    name: "Maths",
    edition: "Winter 2026-27",
    className: "Class 5",
    isActive: true,
    examOn: "2027-01-09",
    opensAt: null,
    lastStartAt: null,
    resultsOn: "2027-02-15",
    hold: null,
    resultPaperId: null,
    connection: connection && {
      isRunning: false,
      deadlineAt: toTimeOnExamDay("06:30:00"),
      extraSeconds: 0,
      lastContactAt: toTimeOnExamDay("06:10:20"),
      reopenedAt: null,
      losses: [],
      silences: [],
      delayedCount: 0,
      undecidedCount: 0,
      uncountedCount: 0,
      isLogDeleted: false,
      ...connection,
    },
    result: null,
    attempt: connection && "finished",
    hasAward: false,
    award: null,
    isCancelled: false,
  };
}

describe("the sentences about the connection in an exam", () => {
  it.each<[string, Partial<FamilyConnection>, string, string[], string]>([
    [
      "that was lost twice, with answers that count",
      { losses: [makeLoss("05:35:10", "05:37:12"), makeLoss("05:50:00", "05:50:40")], delayedCount: 4 },
      "lost 2 times, for 3 minutes in all",
      ["11:05:10 am to 11:07:12 am, 2 minutes", "11:20:00 am to 11:20:40 am, 40 seconds"],
      "In Maths on 9 January 2027 the connection was lost 2 times: from 11:05 am to 11:07 am and at 11:20 am, for 40 seconds; about 3 minutes in all. The device kept 4 answers and sent them later; all of them count like the others. The time of the exam did not stop, and a lost connection takes no marks away. If your child could not continue, please tell me what happened: the organisers look at it.",
    ],
    [
      "that was lost once, with answers that wait and that came too late",
      { losses: [makeLoss("05:35:10", "05:37:12")], delayedCount: 6, undecidedCount: 3, uncountedCount: 1 },
      "lost once, for 2 minutes",
      ["11:05:10 am to 11:07:12 am, 2 minutes"],
      "In Maths on 9 January 2027 the connection was lost once, from 11:05 am to 11:07 am. The device kept 6 answers and sent them later: 2 count, for 3 an organiser decides before the results and 1 came too late and does not count. The time of the exam did not stop, and a lost connection takes no marks away. If your child could not continue, please tell me what happened: the organisers look at it.",
    ],
    [
      "of a page that was closed, so that only the silence is known",
      {
        silences: [{ from: toTimeOnExamDay("05:40:00"), until: toTimeOnExamDay("05:55:00") }],
        delayedCount: 1,
      },
      "no contact once, for 15 minutes",
      ["11:10:00 am to 11:25:00 am, 15 minutes, nothing was heard from the device"],
      "In Maths on 9 January 2027 we had no contact with the device once, from 11:10 am to 11:25 am. The device kept 1 answer and sent it later; it counts like the others. The time of the exam did not stop, and a lost connection takes no marks away. If your child could not continue, please tell me what happened: the organisers look at it.",
    ],
    [
      "that was silent only during a recorded loss",
      {
        losses: [makeLoss("05:40:10", "05:44:50")],
        silences: [{ from: toTimeOnExamDay("05:40:00"), until: toTimeOnExamDay("05:45:00") }],
      },
      "lost once, for 5 minutes",
      ["11:10:10 am to 11:14:50 am, 5 minutes"],
      "In Maths on 9 January 2027 the connection was lost once, from 11:10 am to 11:14 am. All answers that reached us count; none of them came late. The time of the exam did not stop, and a lost connection takes no marks away. If your child could not continue, please tell me what happened: the organisers look at it.",
    ],
    [
      "that was silent again right after a recorded loss, until the end",
      {
        losses: [makeLoss("09:00:46.100", "09:02:46.248")],
        silences: [{ from: toTimeOnExamDay("09:02:46.220"), until: toTimeOnExamDay("09:12:46.248") }],
      },
      "no contact 2 times, for 12 minutes in all",
      [
        "2:30:46 pm to 2:32:46 pm, 2 minutes",
        "2:32:46 pm to 2:42:46 pm, 10 minutes, nothing was heard from the device",
      ],
      "In Maths on 9 January 2027 we had no contact with the device 2 times: from 2:30 pm to 2:32 pm and from 2:32 pm to 2:42 pm; about 12 minutes in all. All answers that reached us count; none of them came late. The time of the exam did not stop, and a lost connection takes no marks away. If your child could not continue, please tell me what happened: the organisers look at it.",
    ],
    [
      "that was silent long before and after a recorded loss",
      {
        losses: [makeLoss("05:50:00", "05:50:40")],
        silences: [{ from: toTimeOnExamDay("05:40:00"), until: toTimeOnExamDay("05:55:40") }],
      },
      "no contact 3 times, for 16 minutes in all",
      [
        "11:10:00 am to 11:20:00 am, 10 minutes, nothing was heard from the device",
        "11:20:00 am to 11:20:40 am, 40 seconds",
        "11:20:40 am to 11:25:40 am, 5 minutes, nothing was heard from the device",
      ],
      "In Maths on 9 January 2027 we had no contact with the device 3 times: from 11:10 am to 11:20 am, at 11:20 am, for 40 seconds and from 11:20 am to 11:25 am; about 16 minutes in all. All answers that reached us count; none of them came late. The time of the exam did not stop, and a lost connection takes no marks away. If your child could not continue, please tell me what happened: the organisers look at it.",
    ],
    [
      "that was silent for more than an hour",
      { silences: [{ from: toTimeOnExamDay("05:30:00"), until: toTimeOnExamDay("06:39:52") }] },
      "no contact once, for 1 hour 10 minutes",
      ["11:00:00 am to 12:09:52 pm, 1 hour 10 minutes, nothing was heard from the device"],
      "In Maths on 9 January 2027 we had no contact with the device once, from 11:00 am to 12:09 pm. All answers that reached us count; none of them came late. The time of the exam did not stop, and a lost connection takes no marks away. If your child could not continue, please tell me what happened: the organisers look at it.",
    ],
    [
      "that is lost now",
      { isRunning: true, silences: [{ from: toTimeOnExamDay("05:40:00"), until: null }] },
      "nothing heard since 11:10 am",
      ["since 11:10:00 am, nothing was heard from the device"],
      "In Maths we have heard nothing from the device since 11:10 am. All answers that reached us count; none of them came late. The clock keeps running. Please stay on the same device and keep the page open: it sends the answers automatically.",
    ],
    [
      "without a loss",
      {},
      "no loss recorded",
      [],
      "In Maths on 9 January 2027 we noticed no loss of connection. All answers that reached us count; none of them came late.",
    ],
    [
      "whose record was deleted",
      { isLogDeleted: true },
      "record deleted (records are kept until 30 days after the final result, or until the consent for the exams is withdrawn)",
      [],
      "We no longer have the record of internet interruptions during the Maths exam on 9 January 2027: we keep it for at most 30 days after the final result. All answers that reached us count; none of them came late.",
    ],
  ])("describe a connection %s", (_, connection, line, losses, sentence) => {
    const exam = makeExam(connection);
    expect(describeConnection(exam)).toBe(line);
    expect(listConnectionLosses(exam)).toEqual(losses);
    expect(describeConnectionForParent(exam)).toBe(sentence);
  });

  it("name the last contact while an exam runs without a loss, and that it was opened again", () => {
    const running = { isRunning: true };
    expect(describeConnectionForParent(makeExam(running))).toBe(
      "In Maths the last contact was at 11:40:20 am; until then we noticed no loss of connection.",
    );
    expect(
      describeConnectionForParent(makeExam({ ...running, reopenedAt: toTimeOnExamDay("05:45:00") })),
    ).toMatch(/no loss of connection\. The exam was opened again at 11:15 am: /);
    expect(
      describeConnectionForParent(
        makeExam({
          ...running,
          reopenedAt: toTimeOnExamDay("05:45:00"),
          silences: [{ from: toTimeOnExamDay("06:00:00"), until: null }],
        }),
      ),
    ).toMatch(/sends the answers automatically\. The exam was opened again at 11:15 am: /);
  });

  it("say first that nothing is heard from the device now", () => {
    const exam = makeExam({
      isRunning: true,
      losses: [makeLoss("05:35:10", "05:37:12")],
      silences: [{ from: toTimeOnExamDay("05:40:00"), until: null }],
    });
    expect(describeConnection(exam)).toBe("nothing heard since 11:10 am");
    expect(describeConnectionForParent(exam)).toContain(
      "In Maths we have heard nothing from the device since 11:10 am; before that, we had no contact 1 time.",
    );
  });

  it("say that nothing is heard since a reconnection, although the recorded loss overlaps with the silence", () => {
    const exam = makeExam({
      isRunning: true,
      losses: [makeLoss("09:00:46.100", "09:02:46.248")],
      silences: [{ from: toTimeOnExamDay("09:02:46.220"), until: null }],
    });
    expect(describeConnection(exam)).toBe("nothing heard since 2:32 pm");
    expect(listConnectionLosses(exam)).toEqual([
      "2:30:46 pm to 2:32:46 pm, 2 minutes",
      "since 2:32:46 pm, nothing was heard from the device",
    ]);
    expect(describeConnectionForParent(exam)).toContain(
      "In Maths we have heard nothing from the device since 2:32 pm; before that, we had no contact 1 time.",
    );
  });

  it("name three losses and count the others", () => {
    const losses = [31, 32, 33, 34, 35].map((minute) => makeLoss(`05:${minute}:00`, `05:${minute}:20`));
    expect(describeConnectionForParent(makeExam({ losses }))).toContain(
      "lost 5 times: at 11:01 am, for 20 seconds, at 11:02 am, for 20 seconds, at 11:03 am, for 20 seconds and 2 more times; about 2 minutes in all.",
    );
  });

  it("are empty before the exam", () => {
    expect(describeConnectionForParent(makeExam(null))).toBeUndefined();
    expect(listConnectionLosses(makeExam(null))).toEqual([]);
  });
});
