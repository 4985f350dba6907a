import { join } from "node:path";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv, type Plugin } from "vite";
import { publishedBank } from "./bank/publish/vite-plugin.ts";
import { readEnv } from "./src/config/read-env.ts";
import { skyScript } from "./src/content/gradients.ts";
import { chunkGroup } from "./tools/build/chunks.ts";
import { cssTarget } from "./tools/build/supported-browsers.ts";

/**
 * Adds the script that chooses the background to pages of the development server. In a built page it is part of the one inline
 * script (tools/build/boot-script.ts).
 */
function sky(): Plugin {
  return {
    name: "olympeak-sky",
    apply: "serve",
    transformIndexHtml: () => [{ tag: "script", children: skyScript, injectTo: "head" }],
  };
}

/** The folder of React Router's production build, which its package contains but does not export. */
const routerFolder = fileURLToPath(
  new URL("dist/production/", import.meta.resolve("react-router/package.json")),
);

/**
 * The chunks that combine several modules, because one larger file compresses better than ten small ones. The modules of every page
 * are in `base`. The schema library is a chunk of its own, because in a built page only forms and stored tests use it
 * (src/config/env.ts).
 */
const groups = [
  { name: "schemas", test: /node_modules\/valibot\//, priority: 2 },
  // The modules of a test, and those that its result also uses: a student who sees a result has loaded the test.
  chunkGroup("test", [
    "src/features/mock-test/test/*.{ts,tsx}",
    "src/ui/test-parts/!(test-dialogs|lazy-parts|phone-preview|reviewed-question|question-links|verdict-icon).{ts,tsx}",
    "src/items/stem.ts",
    "src/lib/number-entries.ts",
    "src/lib/use-stored-switch.ts",
    "src/engine/mock-test/shown-question.ts",
    "src/engine/mock-test/open-attempt.ts",
    "src/engine/mock-test/working-copy.ts",
    "src/engine/mock-test/time-spent.ts",
  ]),
  // The modules that a test shares with the pages around it.
  chunkGroup("practice", [
    "src/ui/test-parts/lazy-parts.ts",
    "src/config/offline.ts",
    "src/ui/use-extra-history-entry.ts",
    "src/lib/group-by.ts",
    "src/lib/use-loaded.ts",
    "src/lib/random.ts",
    "src/lib/format-seconds.ts",
    "src/items/item.ts",
    "src/engine/mock-test/questions.ts",
    "src/data/{question-files,cache-for-offline}.ts",
    "src/engine/mock-test/choice.ts",
    "src/engine/mock-test/attempt.ts",
    "src/engine/mock-test/running-tests.ts",
    "src/engine/clock.ts",
    "src/engine/mock-test/test-clock.ts",
    "src/engine/mock-test/mock-test-result.ts",
    "src/engine/mock-test/score.ts",
    "src/engine/mock-test/load-draw.ts",
    "src/engine/mock-test/pending-key.ts",
    "src/engine/mock-test/{result,unsent-mock-tests,queued-tests}.ts",
    "src/data/send-unsent.ts",
    "src/ui/motion/load-motion.ts",
    // Only this small module, because the chunk must not contain the whole library.
    "node_modules/@tanstack/react-query/build/modern/queryOptions.js",
  ]),
  // The modules of most pages.
  chunkGroup("parts", [
    "src/ui/{section,card,radio-card,text-link,accordion,check-list,notice,skeleton,error-message,test-icons,icons}.tsx",
    "src/ui/test-parts/verdict-icon.tsx",
    "src/lib/{storage,day-in-india}.ts",
    "src/data/{use-chosen-class,telemetry}.ts",
  ]),
  // The components of public pages with text, and the texts about editions.
  chunkGroup("reading", [
    "src/ui/{sky-hero,horizon,faq-section,faq-data,date-tiles,climb-steps}.tsx",
    "src/content/{calendar-day,number-words,edition-texts,camera-texts,exam-days,device-requirements}.ts",
  ]),
  // The texts about subjects and exam times on public pages and in the cart.
  chunkGroup("calendar", ["src/content/{use-exam-calendar,exam-hours,subject-lines}.ts"]),
  // Further modules of private pages.
  chunkGroup("account", [
    "node_modules/@tanstack/query-core/build/modern/{queryClient,queryCache,mutationCache,mutation}.js",
    "src/app/query-client.ts",
    "src/features/mock-test/result/save-results.tsx",
    "src/ui/loaded-view.tsx",
    "src/data/{mock-tests,catalogue,classes,enrolments}.ts",
    "src/features/site/catalogue/offers.ts",
    "src/features/account/cart/cart-store.ts",
    "src/lib/{combine-queries,money}.ts",
  ]),
  chunkGroup("requests", ["src/lib/app-error.ts", "src/data/{request,error-code,anon-request}.ts"]),
  // Login, registration and the forms of private pages.
  chunkGroup("forms", [
    "src/features/account/auth/{redirect.tsx,redirect-target.ts}",
    "src/data/auth-error.ts",
    "src/ui/{field.tsx,use-submit.ts,toast.ts}",
  ]),
  // The orders of a family, with their refunds.
  chunkGroup("orders", [
    "src/data/{orders,credit-notes}.ts",
    "src/content/{order-exams,refund-status}.ts",
    "src/lib/{list-taxes,invoice-number}.ts",
    "src/config/seller.ts",
  ]),
  // The children of a login.
  chunkGroup("family", ["src/data/{family,use-family,student-accounts}.ts"]),
  // The requests of an exam to the server.
  chunkGroup("exam-parts", [
    "src/engine/exam/{device,exam-api,late-answers}.ts",
    "src/data/exam/{exam-requests,timed-exams,my-exams}.ts",
  ]),
  // The components of the exam end and the answer record.
  chunkGroup("answer-record-parts", [
    "src/features/exam/answer-record/{own-answers,answer-record-card,rehearsal-score,exam-record}.tsx",
    "src/engine/exam/paper/{paper-title,paper,own-numbering}.ts",
    "src/data/exam/answer-records.ts",
    "src/lib/recorded-event.ts",
    "src/ui/recorded-events.tsx",
  ]),
  { name: "base", tags: ["$initial" as const], priority: 1 },
];

/** Builds and serves only the site. `tools/local` starts the local backend. */
export default defineConfig(({ command, mode, isSsrBuild }) => {
  const shared = {
    plugins: [react(), tailwindcss(), sky(), publishedBank()],
    server: { port: 5173, strictPort: true },
    // The footer's year in prerendered pages. The browser uses it too, so that both render the same during hydration.
    define: { "import.meta.env.VITE_BUILD_YEAR": JSON.stringify(String(new Date().getFullYear())) },
  };
  if (command !== "build") return shared;
  // Without its settings the site would be a blank page, so the build fails with a message instead.
  const settings = readEnv(loadEnv(mode, process.cwd()));
  return {
    ...shared,
    define: { ...shared.define, "import.meta.env.OLYMPEAK_SETTINGS": JSON.stringify(settings) },
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: join(routerFolder, "index.mjs") },
        { find: /^react-router\/dom$/, replacement: join(routerFolder, "dom-export.mjs") },
      ],
    },
    build: {
      target: "es2022",
      // One style sheet. Each page has the rules that it needs inline and loads the whole sheet later (tools/build/page-styles.ts).
      cssCodeSplit: false,
      cssTarget,
      // The pages have preload links of their own (tools/build/chunks.ts), so Vite's lists for each import are not needed.
      modulePreload: false,
      rolldownOptions: isSsrBuild
        ? {}
        : { output: { codeSplitting: { groups, includeDependenciesRecursively: false } } },
    },
  };
});
