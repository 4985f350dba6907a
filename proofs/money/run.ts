import { runProof } from "../harness/run-proof";

/** `npm run test:money`: the proof of the payments. */
runProof("money", "interleavings.test.ts");
