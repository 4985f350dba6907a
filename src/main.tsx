import { launch } from "./app/launch";
import { startServiceWorker } from "./app/start-service-worker";
import { startLoginState } from "./data/login-state";
import "./index.css";

const container = document.getElementById("root");
if (!container) throw new Error("index.html has no element with the id root.");

startLoginState();
void launch(container);
if (import.meta.env.PROD) startServiceWorker();

// The heading font is loaded after the first frame. The fallback font has the same metrics, so nothing shifts.
requestAnimationFrame(
  () => void import("./app/heading-font").then(({ loadHeadingFont }) => loadHeadingFont()),
);
