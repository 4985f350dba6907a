/** Counts opened public pages, without anything about the visitor. */
type Analytics = { countPage: (path: string) => void };

const noAnalytics: Analytics = { countPage: () => undefined };

let analytics = noAnalytics;

/** Whether the browser asks not to be counted. */
function refusesToBeCounted(): boolean {
  return navigator.doNotTrack === "1" || Reflect.get(navigator, "globalPrivacyControl") === true;
}

function createCounter(counterUrl: string, isPublic: (path: string) => boolean): Analytics {
  return {
    countPage(path) {
      if (!isPublic(path) || refusesToBeCounted()) return;
      const event = { name: "pageview", url: location.origin + path, domain: location.hostname };
      navigator.sendBeacon(counterUrl, JSON.stringify(event));
    },
  };
}

/**
 * Starts counting pages, once, when the site starts (docs/design.md section 3 no. 11). The users are children: no
 * cookie, no third-party script, no session recording, no query or fragment, and no private pages. The events follow
 * Plausible's API (plausible.io/docs/events-api), which other cookieless counters accept too.
 *
 * @param counterUrl the URL that receives the events
 * @param isPublic whether a path may be reported
 * @returns a function that stops counting
 */
export function startAnalytics(counterUrl: string, isPublic: (path: string) => boolean): () => void {
  analytics = createCounter(counterUrl, isPublic);
  return () => {
    analytics = noAnalytics;
  };
}

/** @param path the page that was opened; nothing is sent before `startAnalytics` */
export function countPage(path: string): void {
  analytics.countPage(path);
}
