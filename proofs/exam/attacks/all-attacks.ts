import type { Attack } from "../../harness/attack";
import { answerOrderAttacks } from "./answer-orders";
import { awardAttacks } from "./awards";
import { capAttacks } from "./caps";
import { endAttacks } from "./endings";
import { grantRaceAttacks } from "./grant-races";
import { holdingAttacks, moneyRaceAttacks } from "./money-races";
import { oddValueAttacks } from "./odd-value-attacks";
import { organiserRaceAttacks } from "./organiser-races";
import { raceAttacks } from "./races";
import { readingAttacks } from "./reading";
import { secondRowAttacks } from "./second-rows";
import { startAttacks } from "./starts";
import { ticketAndAnswerAttacks } from "./tickets";

/** Every attack on the promises of an exam (docs/exam.md section 1), the fastest attacks first. */
export const allAttacks: Attack[] = [
  ...oddValueAttacks,
  ...secondRowAttacks,
  ...ticketAndAnswerAttacks,
  ...answerOrderAttacks,
  ...endAttacks,
  ...startAttacks,
  ...readingAttacks,
  ...awardAttacks,
  ...holdingAttacks,
  ...capAttacks,
  ...raceAttacks,
  ...moneyRaceAttacks,
  ...grantRaceAttacks,
  ...organiserRaceAttacks,
];
