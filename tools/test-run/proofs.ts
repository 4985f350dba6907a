// `npm run proofs` runs the long tests (proofs/README.md).
import { runSteps } from "./run-steps";
import { vitestStep } from "./step";

runSteps("proofs", [vitestStep("proofs", ["proofs-long"]), vitestStep("browsers", ["browsers"])], 30);
