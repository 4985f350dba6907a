import { publishBank } from "./publish-bank";

/** Publishes the question bank before tests read `public/data`. */
export function setup(): void {
  publishBank();
}
