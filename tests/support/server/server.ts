import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";

export const api = "http://127.0.0.1:54321";

/** The reply of get_family, which the header of every student page requests; Asha is the only child of her family. */
export const familyOfOne = {
  address: "asha@olympeak.example",
  size_max: 6,
  children: [
    { id: "de300000-0000-4000-8000-000000000001", name: "Asha Verma", class: "Class 5", is_first: true },
  ],
};

/**
 * The server in component tests, with fixed replies. A request without a reply fails the test. Some requests have the same reply in
 * all tests. For example, there is no edition, so that pages show the dates with which they were built. (pgTAP tests the rules of the
 * real server, and tests/e2e the whole system.)
 */
export const server = setupServer(
  http.get(`${api}/rest/v1/editions`, () => HttpResponse.json([])),
  http.post(`${api}/rest/v1/rpc/get_family`, () => HttpResponse.json(familyOfOne)),
  http.post(`${api}/rest/v1/rpc/sync_mistake_cards`, () => HttpResponse.json([])),
  http.post(`${api}/rest/v1/rpc/sync_practice_record`, () => HttpResponse.json({ plans: [], days: [] })),
  http.post(`${api}/rest/v1/rpc/note_device_check`, () => HttpResponse.json({ outcome: "noted" })),
);
