import { act, render, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { makeConsent } from "../../../../tests/support/account-factory";
import { makePaper } from "../../../../tests/support/exam-factory";
import { asha, logIn } from "../../../../tests/support/factories";
import { createFakeRoom } from "../../../../tests/support/fake-room";
import { renderWithProviders } from "../../../../tests/support/render";
import { api, server } from "../../../../tests/support/server/server";
import { CameraError, type Camera } from "../../../engine/exam/camera/camera";
import { readCameraChoice, writeCameraChoice } from "../../../engine/exam/camera/camera-choice";
import { CameraCheck } from "./camera-check";
import { CameraOffer } from "./camera-offer";
import { RoomCamera } from "./room-camera";

beforeEach(() => {
  logIn();
});

const givenConsent = { isGiven: true, guardianName: "Ravi Verma", givenAt: "2026-11-20T06:00:00.000Z" };
const getButton = (name: string) => screen.getByRole("button", { name });

function renderCameraCheck(open: Camera["open"], isRehearsal = false) {
  const camera: Camera = { open: vi.fn<Camera["open"]>(open), takePicture: vi.fn<Camera["takePicture"]>() };
  const child = renderWithProviders(
    <CameraCheck studentId={asha.id} isRehearsal={isRehearsal} camera={camera} />,
  );
  return { child, camera };
}

describe("the camera check", () => {
  it("opens no camera before a press; one press is enough to continue without the camera", async () => {
    const { child, camera } = renderCameraCheck(() => Promise.reject(new CameraError("none")));
    expect(camera.open).not.toHaveBeenCalled();
    await child.click(getButton("Continue without it"));
    expect(await screen.findByText("The camera is off")).toBeVisible();
    expect(readCameraChoice(asha.id)).toBe("without");
  });

  it("shows the picture only to the child, and closes the camera after the choice", async () => {
    const stop = vi.fn<() => void>();
    const stream = Object.assign(new EventTarget(), { getTracks: () => [{ stop }] });
    const { child, camera } = renderCameraCheck(async () => Object.assign(Object.create(null), stream), true);
    expect(screen.getByText(/In this practice run you only test the camera/)).toBeVisible();
    await child.click(getButton("Try the camera"));
    expect(await screen.findByLabelText("What the camera sees")).toBeVisible();
    expect(screen.getByText("Only you can see this. We do not send or save it.")).toBeVisible();
    expect(screen.getByText("The camera works, but it is not in use yet")).toBeVisible();
    expect(readCameraChoice(asha.id)).toBeNull();
    expect(stop).not.toHaveBeenCalled();
    await child.click(getButton("Use the camera"));
    expect(await screen.findByText("The camera is on")).toBeVisible();
    expect(screen.queryByText(/not in use yet/)).toBeNull();
    expect(stop).toHaveBeenCalledOnce();
    expect(readCameraChoice(asha.id)).toBe("use");
    expect(camera.takePicture).not.toHaveBeenCalled();
  });

  it.each([
    ["denied", "The camera is not allowed"],
    ["none", "There is no camera"],
    ["busy", "Another app is using the camera"],
    ["blocked", "This page is not allowed to use the camera"],
    ["failed", "The camera shows no picture"],
  ] as const)(
    "shows the advice for the problem `%s`, and that the exam continues",
    async (trouble, title) => {
      const { child } = renderCameraCheck(() => Promise.reject(new CameraError(trouble)));
      await child.click(getButton("Try the camera"));
      expect(await screen.findByText(title)).toBeVisible();
      expect(screen.getByText(/You can continue the exam without it/)).toBeVisible();
      expect(getButton("Try it again")).toBeEnabled();
      expect(getButton("Continue without it")).toBeEnabled();
    },
  );
});

describe("the lobby's camera offer", () => {
  function renderOffer(camera: string, isAgreed: boolean) {
    const onConsentsRead = vi.fn<() => void>();
    server.use(
      http.get(`${api}/rest/v1/editions`, () => HttpResponse.json([{ camera }])),
      http.post(`${api}/rest/v1/rpc/get_guardian_consents`, () => {
        onConsentsRead();
        return HttpResponse.json([
          makeConsent("exam", givenConsent),
          isAgreed ? makeConsent("camera", givenConsent) : makeConsent("camera"),
        ]);
      }),
    );
    const { container } = render(<CameraOffer studentId={asha.id} editionId={null} />);
    return { onConsentsRead, container };
  }

  it("is shown if the edition allows it and a guardian has agreed", async () => {
    renderOffer("optional", true);
    expect(await screen.findByRole("heading", { name: "Camera (not required)" })).toBeVisible();
  });

  it.each([
    ["optional", false],
    ["off", true],
  ] as const)("is not shown with the edition's setting `%s` and consent %s", async (camera, isAgreed) => {
    const { onConsentsRead, container } = renderOffer(camera, isAgreed);
    await waitFor(() => expect(onConsentsRead).toHaveBeenCalled());
    await act(async () => Promise.resolve());
    expect(container).toBeEmptyDOMElement();
  });
});

it("does not show the camera in the exam to a student who continues without it", async () => {
  writeCameraChoice(asha.id, "without");
  renderWithProviders(<RoomCamera room={createFakeRoom(4)} paper={makePaper(4)} studentId={asha.id} />);
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
  expect(screen.queryByRole("status")).toBeNull();
});
