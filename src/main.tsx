import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app/app";
import { startLoginState } from "./data/login-state";
import "./index.css";

const container = document.getElementById("root");
if (!container) throw new Error("index.html has lost its #root.");

// Each page brings its own title; the shell's would stay in front of it.
document.querySelector("title[data-shell]")?.remove();
startLoginState();
createRoot(container).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
);

// The heading font follows once the page stands: its fallback has the same metrics, so nothing shifts.
requestAnimationFrame(
  () => void import("./app/heading-font").then(({ loadHeadingFont }) => loadHeadingFont()),
);
