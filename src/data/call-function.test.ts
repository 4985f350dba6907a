import { AuthError } from "@supabase/supabase-js";
import { delay, http } from "msw";
import { afterEach, expect, it, vi } from "vitest";
import * as v from "valibot";
import { logIn } from "../../tests/support/factories";
import { api, server } from "../../tests/support/server/server";
import { callFunction } from "./call-function";
import { getClient } from "./client";

afterEach(() => {
  vi.restoreAllMocks();
});

it("throws `offline` if a function has not replied after 30 s", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort());
  server.use(http.post(`${api}/functions/v1/confirm-payment`, () => delay("infinite")));
  logIn();
  await expect(callFunction("confirm-payment", {}, v.unknown())).rejects.toMatchObject({ code: "offline" });
  expect(timeout).toHaveBeenCalledWith(30_000);
});

it("throws `unavailable`, not `unauthenticated`, if the session could not be refreshed", async () => {
  const error = new AuthError("Service Unavailable", 503);
  vi.spyOn((await getClient()).auth, "getSession").mockResolvedValue({ data: { session: null }, error });
  await expect(callFunction("create-order", {}, v.unknown())).rejects.toMatchObject({ code: "unavailable" });
});
