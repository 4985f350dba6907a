import { expect, it } from "vitest";
import { toPreview, toShownQuestion } from "./shown-paper-question";

const clip = "data:audio/mpeg;base64,AAEC";

it("the recording of a word is in the preview and in the question to solve", () => {
  const questionDraft = {
    cells: { question: "Which word do you hear?", option_a: "rhythm", clip: "rhythm.mp3" },
    media: new Map([["rhythm.mp3", new Uint8Array([0, 1, 2])]]),
  };
  expect(toPreview(questionDraft, {}).clip).toBe(clip);
  expect(toPreview({ ...questionDraft, media: new Map() }, {}).clip).toBeUndefined();
  const question = { section: "A", question: "Which word do you hear?", options: ["rhythm"] } as const;
  expect(toShownQuestion("1", { ...question, options: ["rhythm"], clip: "AAEC" }, {}).clip).toBe(clip);
});
