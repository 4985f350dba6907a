import { runProof } from "../harness/run-proof";

/** `npm run test:exam`: the proof of the exams. */
runProof("exam", "simulation.test.ts");
