type Listener = () => void;

const listeners = new Set<Listener>();
let waiting: ServiceWorker | null = null;

/** @param worker the new version, installed and waiting */
export function announceUpdate(worker: ServiceWorker): void {
  waiting = worker;
  for (const listener of listeners) listener();
}

/** @returns the new version that waits to be used, or null */
export function findUpdate(): ServiceWorker | null {
  return waiting;
}

/**
 * @param listener called when a new version has come
 * @returns a function that stops it
 */
export function subscribeToUpdate(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Changes to the new version: it takes over, and this page is loaded anew. Pages in other tabs stay as they are.
 *
 * @param worker the new version
 */
export function applyUpdate(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  worker.postMessage({ type: "SKIP_WAITING" }, []);
}
