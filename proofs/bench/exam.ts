/** `npm run bench:exam`: what an exam costs the server, the network and the child who waits (docs/exam.md section 11). */
import { openBenchDatabases, questionCount } from "./exam/exam-databases";
import { timeCalls } from "./exam/time-calls";
import { simulateTies } from "./exam/simulate-ties";
import { timeMarking } from "./exam/time-marking";
import { timeRoom } from "./exam/time-room";
import { timeSettling } from "./exam/time-settling";
import { weighSitting } from "./exam/weigh-sitting";
import { formatRatios, isKept, storeRatios, type Ratio } from "./ratios";

const halls = [2000, 20_000] as const;
/** Fifty answers in 33 minutes; and in an hour, where a room that has waited for a minute asks for the time. */
const thinkMs = 40_000;
const thinkLongMs = 72_000;

const tell = (line: string) => process.stdout.write(`${line}\n`);
const ms = (value: number) => `${value.toFixed(2)} ms`;

const databases = await openBenchDatabases();
const ratios: Ratio[] = [];
try {
  const database = await databases.open("sat");
  const calls = await timeCalls(database);
  tell(
    `insert and update of one row ${ms(calls.bare)}, start ${ms(calls.start)}, save ${ms(calls.save)}, finish ${ms(calls.finish)}`,
  );
  tell(
    `in rows: start ${(calls.start / calls.bare).toFixed(1)}, finish ${(calls.finish / calls.bare).toFixed(1)}`,
  );
  ratios.push({
    promise: "save an answer / insert and update of one row",
    measured: calls.save / calls.bare,
    limit: 6,
  });

  const sitting = await weighSitting(database, thinkMs);
  const long = await weighSitting(database, thinkLongMs);
  tell(
    `${questionCount} answers: ${sitting.calls} calls, ${sitting.bytes} bytes; thought about for an hour: ${long.calls} calls, ${long.bytes} bytes`,
  );
  ratios.push({
    promise: "an exam of 50 answers on the wire, kB",
    measured: sitting.bytes / 1000,
    limit: 60,
  });
  await database.close();

  const [few = Number.NaN, many = Number.NaN] = await timeSettling(databases, halls);
  tell(`settling an attempt among ${halls[0]} ${ms(few)}, among ${halls[1]} ${ms(many)}`);
  ratios.push({ promise: "settling an attempt among 20,000 / 2,000", measured: many / few, limit: 1.3 });

  const [markedFew = Number.NaN, markedMany = Number.NaN] = await timeMarking(databases, halls);
  tell(
    `publishing, marking again and ranking an attempt among ${halls[0]} ${ms(markedFew)}, among ${halls[1]} ${ms(markedMany)}`,
  );
  ratios.push({
    promise: "marking and ranking an attempt among 20,000 / 2,000",
    measured: markedMany / markedFew,
    limit: 1.3,
  });
} finally {
  await databases.close();
}
for (const set of ["class5-maths.json", "class8-science.json"]) {
  const { marks10, marks100, all10, all100 } = simulateTies(set);
  tell(
    `${set}, 2,000 by chance: rank 10 is shared by ${marks10.toFixed(1)} and rank 100 by ${marks100.toFixed(1)} by marks alone, by ${all10.toFixed(1)} and ${all100.toFixed(1)} by all three rules`,
  );
}

const room = await timeRoom();
const whole = (value: number) => `${Math.round(value)} ms`;
tell(
  `in the room: Start to first question ${whole(room.roomStart)}, Next to painted ${whole(room.roomNext)}`,
);
tell(`SurveyJS: opened to first question ${whole(room.surveyFirst)}, Next ${whole(room.surveyNext)}`);
ratios.push(
  {
    promise: "Start to first question of an exam / SurveyJS's first question",
    measured: room.roomStart / room.surveyFirst,
    limit: 0.4,
  },
  {
    promise: "Next to painted in an exam / SurveyJS's Next",
    measured: room.roomNext / room.surveyNext,
    limit: 0.4,
  },
);
storeRatios("exam", ratios);
tell(`\n${formatRatios(ratios)}`);
process.exitCode = ratios.every(isKept) ? 0 : 1;
