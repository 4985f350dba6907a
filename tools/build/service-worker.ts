import { globSync } from "tinyglobby";
import { generateSW, type RuntimeCaching } from "workbox-build";
import { offlineQuestionsCacheName } from "../../src/config/offline";
import { paths } from "../../src/config/paths";
import { listChunks, siteEntry, type Manifest } from "./chunks";
import { getPageFile } from "./site-files";

/**
 * Source files, each with a chunk of its own, that a mock test (from its choice to its score), an exam (from its lobby
 * to its end) or the page frame loads.
 */
export const offlineSources = [
  siteEntry,
  "src/app/count-whatsapp.tsx",
  "src/app/heading-font.ts",
  "src/app/layout/student-icons.tsx",
  "src/app/update-bar.tsx",
  "src/pages/exam.tsx",
  "src/features/exam/camera/camera-check.tsx",
  "src/features/exam/camera/camera-line.tsx",
  "src/pages/mock-test-landing.tsx",
  "src/pages/mock-test.tsx",
  "src/pages/mock-test-results.tsx",
  "src/pages/practice-paper.tsx",
  "src/pages/practice-paper-room.tsx",
  "src/pages/practice-paper-result.tsx",
  "src/engine/mock-test/draw-attempt.ts",
  "src/ui/test-parts/test-dialogs.tsx",
  "src/ui/test-parts/forms/clip-button.tsx",
  "src/ui/test-parts/forms/passage-panel.tsx",
  "src/ui/test-parts/forms/question-table.tsx",
  "src/ui/test-parts/forms/stem-parts.tsx",
];

const examShell = getPageFile(paths.exam);

const offlineFiles = [
  "200.html",
  // The exam's shell has its own header, which allows the camera.
  examShell,
  "free-mock-test.html",
  "offline.html",
  "favicon.svg",
  "assets/*.{css,svg}",
  "fonts/*.woff2",
];

/**
 * These pages consist of precached chunks only, so they load from the device without a request. A reloaded exam page
 * then has the version that it started with, even after a deployment.
 */
const testAddresses = [
  paths.mockTest,
  paths.mockTestResults,
  paths.practicePaper,
  paths.practicePaperRoom,
  paths.practicePaperResult,
];

/**
 * The URL under which the landing page is stored for use without a network. If it were stored under its own URL, the
 * service worker would serve the old copy even when the network works.
 */
const landingCopyUrl = "free-mock-test.html?kept";

function replaceLandingUrl<Entry extends { url: string }>(entry: Entry): Entry {
  return entry.url === "free-mock-test.html" ? { ...entry, url: landingCopyUrl } : entry;
}

type Site = {
  manifest: Manifest;
  /** The pages that use the empty shell. */
  shellAddresses: readonly string[];
  supabaseUrl: string;
};

/** Escapes the characters that have a meaning in a regular expression. */
function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}

/**
 * Returns a pattern that matches one of the addresses, with any parameter, with or without a slash at its end, and with
 * any host and query.
 */
function createAddressPattern(addresses: readonly string[]): RegExp {
  const patterns = addresses.map((address) => escapeRegExp(address).replaceAll(/:[a-z]+/g, "[^/?#]+"));
  return new RegExp(`^(?:https?://[^/]+)?(?:${patterns.join("|")})/?(?:[?#].*)?$`);
}

/** Creates the rule that fetches a page from the network and, without a network, uses the stored page. */
function createStoredPageRule(urlPattern: RuntimeCaching["urlPattern"], fallbackURL: string): RuntimeCaching {
  return { urlPattern, handler: "NetworkOnly", options: { precacheFallback: { fallbackURL } } };
}

/**
 * Creates the rule that fetches from the network and, without a network or after four seconds, uses the last stored
 * response.
 */
function createLastResponseRule(urlPattern: RegExp, cacheName: string, maxEntries: number): RuntimeCaching {
  const expiration = { maxEntries, purgeOnQuotaError: true };
  // A missing file is a response too, but it must not be stored.
  const cacheableResponse = { statuses: [200] };
  const options = { cacheName, networkTimeoutSeconds: 4, expiration, cacheableResponse };
  return { urlPattern, handler: "NetworkFirst", options };
}

/**
 * @param folder the built site
 * @param site the site's build manifest
 * @returns the files that every visitor's device stores: those of mock tests, exams and the page frame
 */
export function listOfflineFiles(folder: string, { manifest }: Pick<Site, "manifest">): string[] {
  const chunks = listChunks(manifest, offlineSources).map((path) => path.slice(1));
  return [...chunks, ...globSync(offlineFiles, { cwd: folder }).toSorted()];
}

/**
 * Writes sw.js: mock tests work without a network, everything else is loaded as usual, and an update waits until it is
 * accepted (src/app/update-bar.tsx).
 *
 * @param folder the built site, with its pages
 * @param site the site's build manifest, shells and API
 * @returns the number of stored files, and their size in bytes
 * @throws Error when a file is missing
 */
export async function writeServiceWorker(
  folder: string,
  site: Site,
): Promise<{ count: number; size: number }> {
  const { count, size, warnings } = await generateSW({
    globDirectory: folder,
    globPatterns: listOfflineFiles(folder, site),
    swDest: `${folder}/sw.js`,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    mode: "production",
    // The file names change with the content, so the URLs need no version.
    dontCacheBustURLsMatching: /^assets\//,
    manifestTransforms: [(entries) => ({ manifest: entries.map(replaceLandingUrl), warnings: [] })],
    clientsClaim: true,
    skipWaiting: false,
    cleanupOutdatedCaches: true,
    navigateFallback: "/200.html",
    navigateFallbackAllowlist: [createAddressPattern(testAddresses)],
    runtimeCaching: [
      {
        urlPattern: createAddressPattern([paths.exam]),
        // No cache has this name, so the precached shell is always served, without a request.
        handler: "CacheOnly",
        options: { cacheName: "olympeak-none", precacheFallback: { fallbackURL: `/${examShell}` } },
      },
      createLastResponseRule(
        /\/data\/(?:figures\/)?[a-z0-9.-]+\.(?:json|svg)$/,
        offlineQuestionsCacheName,
        150,
      ),
      createLastResponseRule(
        new RegExp(`^${escapeRegExp(site.supabaseUrl)}/rest/v1/subject_classes\\?`),
        "olympeak-lists",
        4,
      ),
      {
        urlPattern: /\/assets\/[^/]+$/,
        handler: "CacheFirst",
        options: {
          cacheName: "olympeak-assets",
          expiration: { maxEntries: 60, purgeOnQuotaError: true },
          cacheableResponse: { statuses: [200] },
        },
      },
      createStoredPageRule(createAddressPattern(["/free-mock-test"]), `/${landingCopyUrl}`),
      createStoredPageRule(createAddressPattern(site.shellAddresses), "/200.html"),
      // This function's text is copied into sw.js, so it must not use variables of this file.
      createStoredPageRule(({ request }) => request.mode === "navigate", "/offline.html"),
    ],
  });
  if (warnings.length > 0) throw new Error(`The service worker is incomplete: ${warnings.join(" ")}`);
  return { count, size };
}
