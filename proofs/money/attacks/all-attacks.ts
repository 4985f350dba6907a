import { accountRaceAttacks } from "./account-races";
import type { Attack } from "../../harness/attack";
import { forgedOrderAttacks } from "./forged-orders";
import { appendOnlyAttacks } from "./append-only";
import { capAttacks } from "./caps";
import { oddValueAttacks } from "./odd-value-attacks";
import { paymentRaceAttacks } from "./payment-races";
import { queueRaceAttacks } from "./queue-races";
import { secondRowAttacks } from "./second-rows";
import { wrongReferenceAttacks } from "./wrong-references";

/** Every attack on the money flow, the fastest attacks first. */
export const allAttacks: Attack[] = [
  ...oddValueAttacks,
  ...wrongReferenceAttacks,
  ...secondRowAttacks,
  ...forgedOrderAttacks,
  ...appendOnlyAttacks,
  ...capAttacks,
  ...queueRaceAttacks,
  ...paymentRaceAttacks,
  ...accountRaceAttacks,
];
