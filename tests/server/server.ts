import { setupServer } from "msw/node";

/**
 * The edge of the network in component tests: canned answers only. A request that no test has named fails the test.
 * Real rules are proven in pgTAP, real wiring end to end.
 */
export const server = setupServer();

export const api = "http://127.0.0.1:54321";
