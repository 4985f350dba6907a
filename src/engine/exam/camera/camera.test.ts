import { afterEach, expect, it, vi } from "vitest";
import { browserCamera, CameraError, encodePicture, maxPictureBytes, toCameraTrouble } from "./camera";

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "featurePolicy");
});

const makeBlob = (size: number) => new Blob([new Uint8Array(size)]);

it("encodes a picture at the best quality that fits into 15 kB, and fails if none fits", async () => {
  const tried: number[] = [];
  const picture = await encodePicture(async (quality) => {
    tried.push(quality);
    return makeBlob(Math.round(40_000 * quality));
  });
  expect(picture.size).toBeLessThanOrEqual(maxPictureBytes);
  expect(tried).toEqual([0.7, 0.5, 0.35]);
  await expect(encodePicture(async () => makeBlob(15_001))).rejects.toMatchObject({ trouble: "failed" });
  await expect(encodePicture(async () => null)).rejects.toBeInstanceOf(CameraError);
});

it.each([
  ["NotAllowedError", "denied"],
  ["NotFoundError", "none"],
  ["NotReadableError", "busy"],
  ["AbortError", "busy"],
  ["TypeError", "failed"],
] as const)("a browser's %s is %s", (name, trouble) => {
  expect(toCameraTrouble(new DOMException("no", name))).toBe(trouble);
});

function stubCamera(permission: string | null, getUserMedia: () => Promise<MediaStream>) {
  const ask = vi.fn<() => Promise<MediaStream>>(getUserMedia);
  vi.stubGlobal("navigator", {
    mediaDevices: { getUserMedia: ask },
    permissions: {
      query: async () => {
        if (permission === null) throw new TypeError("unknown name");
        return { state: permission };
      },
    },
  });
  return ask;
}

const refuseAsBusy = () => Promise.reject(new DOMException("in use", "NotReadableError"));

it("never opens the browser's permission prompt on its own: if the browser would ask, the camera counts as denied", async () => {
  const ask = stubCamera("prompt", refuseAsBusy);
  await expect(browserCamera.takePicture(false)).rejects.toMatchObject({ trouble: "denied" });
  expect(ask).not.toHaveBeenCalled();
  await expect(browserCamera.takePicture(true)).rejects.toMatchObject({ trouble: "busy" });
  expect(ask).toHaveBeenCalledOnce();
});

it("opens the camera if it is allowed or the browser does not report that", async () => {
  for (const permission of ["granted", null]) {
    const ask = stubCamera(permission, refuseAsBusy);
    await expect(browserCamera.takePicture(false)).rejects.toMatchObject({ trouble: "busy" });
    expect(ask).toHaveBeenCalledOnce();
  }
});

it("reports `none` in a browser without cameras, and `blocked` in a document that may not use them", async () => {
  vi.stubGlobal("navigator", {});
  await expect(browserCamera.open()).rejects.toMatchObject({ trouble: "none" });
  Object.assign(document, { featurePolicy: { allowsFeature: () => false } });
  await expect(browserCamera.open()).rejects.toMatchObject({ trouble: "blocked" });
});
