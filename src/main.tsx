import { launch } from "./app/launch";
import { startLoginState } from "./data/login-state";
import { startRetryingMockTests } from "./data/retry-mock-tests";
import "./index.css";

const container = document.getElementById("root");
if (!container) throw new Error("index.html has lost its #root.");

startLoginState();
startRetryingMockTests();
void launch(container);

// The heading font follows once the page stands: its fallback has the same metrics, so nothing shifts.
requestAnimationFrame(
  () => void import("./app/heading-font").then(({ loadHeadingFont }) => loadHeadingFont()),
);
