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
