/** `npm run bench:exam`: measures the cost of an exam for the server and the network, and how long a student waits (docs/exam.md section 11). */
import { openBenchDatabases, questionCount } from "./exam/exam-databases";
import { timeCalls } from "./exam/time-calls";
import { simulateTies } from "./exam/simulate-ties";
import { timeMarking } from "./exam/time-marking";
import { timeExamPage } from "./exam/time-exam-page";
import { timeEnding } from "./exam/time-ending";
import { measureTraffic } from "./exam/measure-traffic";
import { formatRatios, isWithinLimit, storeRatios, type Ratio } from "./ratios";

const attemptCounts = [2000, 20_000] as const;
/** The time per answer if fifty answers take 33 minutes. */
const thinkMs = 40_000;
/** The time per answer if fifty answers take an hour. The exam page then also makes a call after each idle minute. */
const longThinkMs = 72_000;

const printLine = (line: string) => process.stdout.write(`${line}\n`);
const formatMs = (value: number) => `${value.toFixed(2)} ms`;

const databases = await openBenchDatabases();
const ratios: Ratio[] = [];
try {
  const database = await databases.open("calls");
  const calls = await timeCalls(database);
  printLine(
    `insert and update of one row ${formatMs(calls.plainWrite)}, start ${formatMs(calls.start)}, save ${formatMs(calls.save)}, finish ${formatMs(calls.finish)}`,
  );
  printLine(
    `divided by the time of one row: start ${(calls.start / calls.plainWrite).toFixed(1)}, finish ${(calls.finish / calls.plainWrite).toFixed(1)}`,
  );
  ratios.push({
    name: "save an answer / insert and update of one row",
    measured: calls.save / calls.plainWrite,
    limit: 6,
  });

  const shortExam = await measureTraffic(database, thinkMs);
  const longExam = await measureTraffic(database, longThinkMs);
  printLine(
    `${questionCount} answers: ${shortExam.calls} calls, ${shortExam.bytes} bytes; spread over an hour: ${longExam.calls} calls, ${longExam.bytes} bytes`,
  );
  ratios.push({
    name: "an exam of 50 answers on the wire, kB",
    measured: shortExam.bytes / 1000,
    limit: 60,
  });
  await database.close();

  const [endingMsAmongFew = Number.NaN, endingMsAmongMany = Number.NaN] = await timeEnding(
    databases,
    attemptCounts,
  );
  printLine(
    `ending an attempt among ${attemptCounts[0]} ${formatMs(endingMsAmongFew)}, among ${attemptCounts[1]} ${formatMs(endingMsAmongMany)}`,
  );
  ratios.push({
    name: "ending an attempt among 20,000 / 2,000",
    measured: endingMsAmongMany / endingMsAmongFew,
    limit: 1.3,
  });

  const [markingMsAmongFew = Number.NaN, markingMsAmongMany = Number.NaN] = await timeMarking(
    databases,
    attemptCounts,
  );
  printLine(
    `publishing, marking again and ranking an attempt among ${attemptCounts[0]} ${formatMs(markingMsAmongFew)}, among ${attemptCounts[1]} ${formatMs(markingMsAmongMany)}`,
  );
  ratios.push({
    name: "marking and ranking an attempt among 20,000 / 2,000",
    measured: markingMsAmongMany / markingMsAmongFew,
    limit: 1.3,
  });
} finally {
  await databases.close();
}
for (const set of ["class5-maths.json", "class8-science.json"]) {
  const { marks10, marks100, all10, all100 } = simulateTies(set);
  printLine(
    `${set}, 2,000 random students: rank 10 is shared by ${marks10.toFixed(1)} and rank 100 by ${marks100.toFixed(1)} by marks alone, by ${all10.toFixed(1)} and ${all100.toFixed(1)} by all three rules`,
  );
}

const room = await timeExamPage();
const formatWholeMs = (value: number) => `${Math.round(value)} ms`;
printLine(
  `exam page: Start to first question ${formatWholeMs(room.roomStart)}, Next to painted ${formatWholeMs(room.roomNext)}`,
);
printLine(
  `SurveyJS: opened to first question ${formatWholeMs(room.surveyFirst)}, Next ${formatWholeMs(room.surveyNext)}`,
);
ratios.push(
  {
    name: "Start to first question of an exam / SurveyJS's first question",
    measured: room.roomStart / room.surveyFirst,
    limit: 0.4,
  },
  {
    name: "Next to painted in an exam / SurveyJS's Next",
    measured: room.roomNext / room.surveyNext,
    limit: 0.4,
  },
);
storeRatios("exam", ratios);
printLine(`\n${formatRatios(ratios)}`);
process.exitCode = ratios.every(isWithinLimit) ? 0 : 1;
