import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { logIn } from "../../tests/support/factories";
import { api, server } from "../../tests/support/server/server";
import { listRefundRequests, requestRefund } from "./refunds";

it("removes characters from a note that the database cannot store", async () => {
  logIn();
  const requests: unknown[] = [];
  server.use(
    http.post(`${api}/rest/v1/rpc/request_refund`, async ({ request }) => {
      requests.push(await request.json());
      return HttpResponse.json({ outcome: "requested", amount_paise: 50000 });
    }),
  );
  await requestRefund("order-1", "double_payment", "Twice\0 by UPI \uD83D, 🙏");
  expect(requests).toEqual([
    { p_order_id: "order-1", p_reason: "double_payment", p_note: "Twice by UPI , 🙏" },
  ]);
});

it.each([
  ["listing refund requests", () => listRefundRequests()],
  ["requesting a refund", () => requestRefund("order-1", "double_payment", "")],
])("throws `unavailable` if the reply to %s is invalid", async (_, sendRequest) => {
  logIn();
  server.use(http.all(`${api}/rest/v1/*`, () => HttpResponse.json([{ status: "lost", outcome: "perhaps" }])));
  await expect(sendRequest()).rejects.toMatchObject({ name: "AppError", code: "unavailable" });
});
