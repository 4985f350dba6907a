import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { makeRoomCopy } from "../../../../tests/support/exam-factory";
import { asha, class4, logIn, makeSession } from "../../../../tests/support/factories";
import { renderWithProviders } from "../../../../tests/support/render";
import { serveRpc } from "../../../../tests/support/server/serve-rpc";
import { api, familyOfOne, server } from "../../../../tests/support/server/server";
import { sessionKey, sessionStore } from "../../../data/session";
import { roomKey } from "../../../engine/exam/storage/room-keys";
import { ChildMenu } from "./child-menu";

const bela = {
  id: "c41d0000-0000-4000-8000-000000000001",
  name: "Bela Verma",
  class: "Class 4",
  is_first: false,
};
/** A further child gets an address that receives no emails. */
const belasLogin = { id: bela.id, email: "child-1@children.invalid" };
const familyOfTwo = { ...familyOfOne, children: [...familyOfOne.children, bela] };

let revokedTokens: (string | null)[];

/** Serves enter-child, and an auth server that returns Bela's session for its token. */
function serveEnterChild(): unknown[] {
  const requests: unknown[] = [];
  server.use(
    http.post(`${api}/functions/v1/enter-child`, async ({ request }) => {
      requests.push(await request.json());
      return HttpResponse.json({ token_hash: "one-time" });
    }),
    http.post(`${api}/auth/v1/verify`, async ({ request }) => {
      requests.push(await request.json());
      return HttpResponse.json(makeSession(belasLogin));
    }),
  );
  return requests;
}

async function openMenu(onChanged: () => void) {
  const parent = renderWithProviders(<ChildMenu onChanged={onChanged} />, { path: "/studentdashboard" });
  await parent.click(await screen.findByRole("button", { name: "Asha: your children" }));
  return parent;
}

beforeEach(() => {
  revokedTokens = [];
  logIn();
  server.use(
    http.post(`${api}/auth/v1/logout`, ({ request }) => {
      revokedTokens.push(request.headers.get("authorization"));
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

describe("changing to another child", () => {
  beforeEach(() => void serveRpc("get_family", familyOfTwo));

  it("needs one press, and ends the login of the previous child", async () => {
    const requests = serveEnterChild();
    const onChanged = vi.fn();
    const parent = await openMenu(onChanged);
    const menu = screen.getByRole("group", { name: "Children" });
    expect(within(menu).getByRole("button", { name: /^Asha Verma/ })).toHaveAttribute("aria-current", "true");
    await parent.click(within(menu).getByRole("button", { name: /^Bela Verma/ }));
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
    expect(requests).toMatchObject([{ student_id: bela.id }, { token_hash: "one-time", type: "magiclink" }]);
    expect(sessionStore.getState()).toEqual({ studentId: bela.id, email: belasLogin.email });
    await waitFor(() => expect(revokedTokens).toEqual([`Bearer token-of-${asha.id}`]));
  });

  it("is refused while an exam of any child runs in this browser", async () => {
    const now = Date.now();
    const copy = makeRoomCopy({
      studentId: bela.id,
      time: { serverMs: now, wallMs: now },
      deadlineAtMs: now + 60_000,
    });
    localStorage.setItem(roomKey(bela.id, copy.attemptId), JSON.stringify(copy));
    const onChanged = vi.fn();
    const parent = await openMenu(onChanged);
    await parent.click(screen.getByRole("button", { name: /^Bela Verma/ }));
    expect(await screen.findByText(/^An exam is in progress in this browser\./)).toBeVisible();
    await parent.click(screen.getByRole("button", { name: "Add a child" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(onChanged).not.toHaveBeenCalled();
    expect(sessionStore.getState()?.studentId).toBe(asha.id);
  });

  it("shows why the server refused the change, and changes nothing", async () => {
    server.use(
      http.post(`${api}/functions/v1/enter-child`, () =>
        HttpResponse.json({ error: { code: "RATE_LIMITED", message: "Rate limited." } }, { status: 429 }),
      ),
    );
    const parent = await openMenu(vi.fn());
    await parent.click(screen.getByRole("button", { name: /^Bela Verma/ }));
    expect(await screen.findByText("Too many attempts. Please wait a minute and try again.")).toBeVisible();
    expect(sessionStore.getState()?.studentId).toBe(asha.id);
    expect(revokedTokens).toEqual([]);
  });
});

describe("adding a child", () => {
  /** Serves all requests of adding a child, and returns the recorded bodies. */
  function serveAddChild(reply: object): Record<string, unknown[]> {
    const logins: unknown[] = [];
    const children: unknown[] = [];
    server.use(
      http.post(`${api}/auth/v1/token`, async ({ request }) => {
        logins.push(await request.json());
        return HttpResponse.json(makeSession(asha));
      }),
      http.get(`${api}/rest/v1/classes`, () =>
        HttpResponse.json([{ id: class4, name: "Class 4", number: 4 }]),
      ),
      http.post(`${api}/functions/v1/add-child`, async ({ request }) => {
        children.push(await request.json());
        return HttpResponse.json(reply);
      }),
    );
    return { logins, children, confirmations: serveRpc("confirm_family", { outcome: "confirmed" }) };
  }

  async function addBela(onChanged: () => void) {
    const parent = await openMenu(onChanged);
    await parent.click(screen.getByRole("button", { name: "Add a child" }));
    const dialog = await screen.findByRole("dialog", { name: "Add a child" });
    expect(dialog).toHaveTextContent(`Emails about this child also go to ${asha.email}.`);
    await parent.type(within(dialog).getByLabelText("Student’s name"), "Bela Verma");
    await screen.findByRole("option", { name: "Class 4" });
    await parent.selectOptions(within(dialog).getByLabelText("Class"), "Class 4");
    await parent.type(within(dialog).getByLabelText("School name"), "Hill School");
    await parent.type(within(dialog).getByLabelText("Your password"), "a-long-password");
    await parent.click(within(dialog).getByRole("button", { name: "Add child" }));
  }

  it("asks for the family's password, and switches to the child", async () => {
    serveEnterChild();
    const requests = serveAddChild({ outcome: "added", student_id: bela.id });
    const onChanged = vi.fn();
    await addBela(onChanged);
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
    expect(requests.logins).toMatchObject([{ email: asha.email, password: "a-long-password" }]);
    expect(requests.confirmations).toEqual([{ p_student_id: asha.id }]);
    expect(requests.children).toEqual([{ name: "Bela Verma", class_id: class4, school_name: "Hill School" }]);
    expect(sessionStore.getState()?.studentId).toBe(bela.id);
  });

  it("shows that the family has six children already, and does not clear the typed text", async () => {
    serveAddChild({ outcome: "family_full" });
    await addBela(vi.fn());
    expect(await screen.findByText(/^There are six children in this account already\./)).toBeVisible();
    expect(screen.getByLabelText("Student’s name")).toHaveValue("Bela Verma");
    expect(sessionStore.getState()?.studentId).toBe(asha.id);
  });

  it("is not offered to a family with six children", async () => {
    const fiveMore = Array.from({ length: 5 }, (_, index) => ({
      ...bela,
      id: `${bela.id.slice(0, -1)}${index}`,
    }));
    serveRpc("get_family", { ...familyOfOne, children: [...familyOfOne.children, ...fiveMore] });
    await openMenu(vi.fn());
    expect(screen.getByText("A family can have 6 children here.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Add a child" })).toBeNull();
  });
});

it("deleting an account checks the password of the family's login when a child is logged in", async () => {
  localStorage.setItem(sessionKey, JSON.stringify(makeSession(belasLogin)));
  logIn(belasLogin);
  serveRpc("get_family", familyOfTwo);
  const confirmations = serveRpc("confirm_family", { outcome: "confirmed" });
  const logins: unknown[] = [];
  server.use(
    http.post(`${api}/auth/v1/token`, async ({ request }) => {
      logins.push(await request.json());
      return HttpResponse.json(makeSession(asha));
    }),
  );
  const deletions = serveRpc("delete_account", { outcome: "award_under_way" });
  const { deleteAccount } = await import("../../../data/privacy");
  const credentials = { email: belasLogin.email, password: "a-long-password", captcha: {} };
  expect(await deleteAccount(credentials, [])).toEqual({ outcome: "award_under_way" });
  expect(logins).toMatchObject([{ email: asha.email }]);
  expect(confirmations).toEqual([{ p_student_id: bela.id }]);
  expect(deletions).toEqual([{ p_exams_given_up: [] }]);
});
