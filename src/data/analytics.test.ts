import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { countPage, startAnalytics } from "./analytics";

let sent: [url: string, event: unknown][];
let stop: () => void;

beforeEach(() => {
  sent = [];
  stop = () => undefined;
  vi.stubGlobal(
    "navigator",
    Object.assign(Object.create(navigator), {
      sendBeacon: (url: string, body: string) => sent.push([url, JSON.parse(body)]),
    }),
  );
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const start = () => {
  stop = startAnalytics("https://count.example/api/event", (path) => path !== "/studentdashboard");
};

it("sends nothing unless it was started", () => {
  countPage("/awards");
  expect(sent).toEqual([]);
});

it("sends that a public page was opened, and nothing else", () => {
  start();
  countPage("/awards");
  expect(sent).toEqual([
    [
      "https://count.example/api/event",
      { name: "pageview", url: `${location.origin}/awards`, domain: location.hostname },
    ],
  ]);
});

it("never sends a private page", () => {
  start();
  countPage("/studentdashboard");
  expect(sent).toEqual([]);
});

it.each([{ doNotTrack: "1" }, { globalPrivacyControl: true }])(
  "does not count a visitor who asks not to be counted: %o",
  (signal) => {
    Object.assign(navigator, signal);
    start();
    countPage("/awards");
    expect(sent).toEqual([]);
  },
);
