/** The event of a visit: a public page was opened. Nothing about who opened it. */
type Analytics = { countPage: (path: string) => void };

const silent: Analytics = { countPage: () => undefined };

let analytics = silent;

/** Anyone who has asked their browser not to be counted is not. */
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
 * Starts counting pages, once, at launch (docs/design.md section 3 no. 11). The users are children: no cookie, no script of
 * somebody else, no session recording, nothing of query or fragment, and private pages never. The events are those of
 * Plausible's API (plausible.io/docs/events-api), which other cookieless counters take as well.
 *
 * @param counterUrl the address for the events
 * @param isPublic whether a path may be reported
 * @returns a function that stops it
 */
export function startAnalytics(counterUrl: string, isPublic: (path: string) => boolean): () => void {
  analytics = createCounter(counterUrl, isPublic);
  return () => {
    analytics = silent;
  };
}

/** @param path the page that was opened; nothing happens unless a counter is configured */
export function countPage(path: string): void {
  analytics.countPage(path);
}
