import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { randomBelow, sealText, shuffleOptions, toCanonicalJson, serialisePaper } from "./sealed-file.ts";

const item = {
  n: 1,
  section: "A",
  question: "What is 2 + 2?",
  options: ["3", "4", "22"],
  optionFigures: { "4": "<svg/>" },
  topic: "Sums",
  level: 1,
  family: "sum",
  id: "c1-maths-001",
  say: "four",
  why: "It is.",
};
const paper = {
  outcome: "paper" as const,
  subject: "Maths",
  class: "Class 1",
  edition: null,
  duration_seconds: 600,
  passages: {},
};

async function unseal(file: Uint8Array<ArrayBuffer>, key: string): Promise<string> {
  const secret = Uint8Array.from(atob(key), (char) => char.charCodeAt(0));
  const cryptoKey = await crypto.subtle.importKey("raw", secret, "AES-GCM", false, ["decrypt"]);
  const iv = file.slice(0, 12);
  const compressed = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, cryptoKey, file.slice(12));
  return new Response(new Blob([compressed]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
}

test("options are shuffled in a copy of the items", () => {
  const [shuffled] = shuffleOptions([item], (limit) => limit - 1);

  expect(shuffled?.options).toEqual(["22", "4", "3"]);
  expect(item.options).toEqual(["3", "4", "22"]);
});

test("each random number is equally likely", () => {
  const drawnNumbers = Array.from({ length: 3000 }, () => randomBelow(3));
  const counts = [0, 1, 2].map((number) => drawnNumbers.filter((value) => value === number).length);
  expect(Math.min(...counts)).toBeGreaterThan(800);
});

test("canonical JSON has sorted keys and no undefined values", () => {
  expect(toCanonicalJson({ b: [1, { d: null, c: "x" }], a: undefined, A: true })).toBe(
    '{"A":true,"b":[1,{"c":"x","d":null}]}',
  );
});

test("a paper for students has only the fields that the exam page needs, with the options by letter", () => {
  const serialised: unknown = JSON.parse(serialisePaper("p1", paper, [item]));

  expect(serialised).toEqual({
    format: 1,
    paper_id: "p1",
    subject: "Maths",
    class: "Class 1",
    edition: null,
    duration_seconds: 600,
    passages: {},
    items: [
      {
        n: 1,
        section: "A",
        question: "What is 2 + 2?",
        options: { a: "3", b: "4", c: "22" },
        optionFigures: { b: "<svg/>" },
      },
    ],
  });
});

describe("sealText", () => {
  test("a sealed text can be decrypted with its key", async () => {
    const { file, key } = await sealText("नमस्ते 2 + 2");
    expect(await unseal(file, key)).toBe("नमस्ते 2 + 2");
  });

  test("the SHA-256 of a sealed text is that of its file", async () => {
    const { file, sha256 } = await sealText("x");
    expect(sha256).toBe(createHash("sha256").update(file).digest("hex"));
  });

  test("sealing a text twice gives different files, each of which only its own key decrypts", async () => {
    const [first, second] = [await sealText("x"), await sealText("x")];
    expect(first.sha256).not.toBe(second.sha256);
    await expect(unseal(first.file, second.key)).rejects.toThrow(/operation/i);
  });
});
