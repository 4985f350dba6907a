import { afterEach, expect, it, vi } from "vitest";
import { browserCamera, CameraError, encodePicture, maxPictureBytes, toCameraTrouble } from "./camera";

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "featurePolicy");
});

const makeBlob = (size: number) => new Blob([new Uint8Array(size)]);

it("encodes a picture at the best quality that fits into 15 kB, and fails if none fits", async () => {
  const triedQualities: number[] = [];
  const picture = await encodePicture(async (quality) => {
    triedQualities.push(quality);
    return makeBlob(Math.round(40_000 * quality));
  });
  expect(picture.size).toBeLessThanOrEqual(maxPictureBytes);
  expect(triedQualities).toEqual([0.7, 0.5, 0.35]);
  await expect(encodePicture(async () => makeBlob(15_001))).rejects.toMatchObject({ trouble: "failed" });
  await expect(encodePicture(async () => null)).rejects.toBeInstanceOf(CameraError);
});

it.each([
  ["NotAllowedError", "denied"],
  ["NotFoundError", "none"],
  ["NotReadableError", "busy"],
  ["AbortError", "busy"],
  ["TypeError", "failed"],
] as const)("the browser's error %s becomes the problem `%s`", (name, trouble) => {
  expect(toCameraTrouble(new DOMException("no", name))).toBe(trouble);
});

/** Stubs the browser's camera and its permission; null: the browser does not know the permission's name. */
function stubCamera(permission: string | null, getUserMedia: () => Promise<MediaStream>) {
  const getUserMediaSpy = vi.fn<() => Promise<MediaStream>>(getUserMedia);
  vi.stubGlobal("navigator", {
    mediaDevices: { getUserMedia: getUserMediaSpy },
    permissions: {
      query: async () => {
        if (permission === null) throw new TypeError("unknown name");
        return { state: permission };
      },
    },
  });
  return getUserMediaSpy;
}

const refuseAsBusy = () => Promise.reject(new DOMException("in use", "NotReadableError"));

it("without a press, the camera counts as denied if the browser would ask for permission", async () => {
  const getUserMediaSpy = stubCamera("prompt", refuseAsBusy);
  await expect(browserCamera.takePicture(false)).rejects.toMatchObject({ trouble: "denied" });
  expect(getUserMediaSpy).not.toHaveBeenCalled();
  await expect(browserCamera.takePicture(true)).rejects.toMatchObject({ trouble: "busy" });
  expect(getUserMediaSpy).toHaveBeenCalledOnce();
});

it("without a press, opens the camera if it is allowed, or if the browser does not report the permission", async () => {
  for (const permission of ["granted", null]) {
    const getUserMediaSpy = stubCamera(permission, refuseAsBusy);
    await expect(browserCamera.takePicture(false)).rejects.toMatchObject({ trouble: "busy" });
    expect(getUserMediaSpy).toHaveBeenCalledOnce();
  }
});

it("reports `none` in a browser without cameras, and `blocked` in a document that may not use them", async () => {
  vi.stubGlobal("navigator", {});
  await expect(browserCamera.open()).rejects.toMatchObject({ trouble: "none" });
  Object.assign(document, { featurePolicy: { allowsFeature: () => false } });
  await expect(browserCamera.open()).rejects.toMatchObject({ trouble: "blocked" });
});
