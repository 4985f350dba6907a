import { runProof } from "../harness/run-proof";

/** `npm run test:money`: the proof of the payments. */
runProof({ project: "money", properties: "interleavings.test.ts" });
