import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { countPage, startAnalytics } from "./analytics";

let sentEvents: [url: string, event: unknown][];
let stopCounting: () => void;

beforeEach(() => {
  sentEvents = [];
  stopCounting = () => undefined;
  vi.stubGlobal(
    "navigator",
    Object.assign(Object.create(navigator), {
      sendBeacon: (url: string, body: string) => sentEvents.push([url, JSON.parse(body)]),
    }),
  );
});
afterEach(() => {
  stopCounting();
  vi.unstubAllGlobals();
});

const startCounting = () => {
  stopCounting = startAnalytics("https://count.example/api/event", (path) => path !== "/studentdashboard");
};

it("sends nothing before counting has started", () => {
  countPage("/awards");
  expect(sentEvents).toEqual([]);
});

it("sends the address of a public page and nothing about the visitor", () => {
  startCounting();
  countPage("/awards");
  expect(sentEvents).toEqual([
    [
      "https://count.example/api/event",
      { name: "pageview", url: `${location.origin}/awards`, domain: location.hostname },
    ],
  ]);
});

it("sends nothing for a private page", () => {
  startCounting();
  countPage("/studentdashboard");
  expect(sentEvents).toEqual([]);
});

it.each([{ doNotTrack: "1" }, { globalPrivacyControl: true }])(
  "does not count a visitor who asks not to be counted: %o",
  (signal) => {
    Object.assign(navigator, signal);
    startCounting();
    countPage("/awards");
    expect(sentEvents).toEqual([]);
  },
);
