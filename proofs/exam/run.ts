import { runProof } from "../harness/run-proof";

/** `npm run test:exam`: the proof of the exams, with more worlds than `npm test` has the time for. */
runProof({ project: "exam", properties: "worlds.test.ts" }, 1000);
