import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeQuestion, serveQuestions } from "../../tests/support/mock-test-factory";
import { server } from "../../tests/support/server/server";
import { setReporter } from "../lib/report";
import {
  fetchFigures,
  clearQuestionFiles,
  listExplanations,
  listMistakeTexts,
  listQuestions,
} from "./question-files";

let reports: string[] = [];
let restoreReporter: () => void;

beforeEach(() => {
  clearQuestionFiles();
  reports = [];
  restoreReporter = setReporter(({ what }) => reports.push(what));
});
afterEach(() => restoreReporter());

describe("a question file", () => {
  it("is read once per page load", async () => {
    let requests = 0;
    server.use(
      http.get("*/data/class5-maths.json", () => {
        requests += 1;
        return HttpResponse.json([makeQuestion(1)]);
      }),
    );
    const [first, second] = await Promise.all([listQuestions("maths", 5), listQuestions("maths", 5)]);
    expect(first).toEqual([makeQuestion(1)]);
    expect(second).toBe(first);
    expect(requests).toBe(1);
  });

  it.each([
    ["missing", () => new HttpResponse(null, { status: 404 })],
    ["cut off", () => new HttpResponse('[{"id": "c5-ma')],
    ["an HTML page", () => HttpResponse.html("<!doctype html>")],
    ["not a list", () => HttpResponse.json({ questions: [] })],
    ["unreachable", () => HttpResponse.error()],
  ])(
    "that is %s gives an empty list, is reported, and is loaded again by the next call",
    async (_, reply) => {
      server.use(http.get("*/data/class5-maths.json", reply));
      expect(await listQuestions("maths", 5)).toEqual([]);
      expect(reports).toEqual(["loading /data/class5-maths.json"]);
      serveQuestions([makeQuestion(1)]);
      expect(await listQuestions("maths", 5)).toHaveLength(1);
    },
  );

  it.each([
    ["an answer that is not an option", makeQuestion(2, { answer: "none of them" })],
    ["an unknown level", { ...makeQuestion(2), level: 4 }],
    ["a figure from elsewhere", { ...makeQuestion(2), figure: { file: "//evil.example/x.svg", alt: "" } }],
    ["the value null", null],
  ])("leaves out an item with %s", async (_, broken) => {
    serveQuestions([makeQuestion(1), broken]);
    expect(await listQuestions("maths", 5)).toEqual([makeQuestion(1)]);
    expect(reports).toEqual(["reading an item of /data/class5-maths.json"]);
  });
});

describe("the passages of a set", () => {
  const story = { kind: "story", title: "The well", text: "Mina drew water.\nIt was cold." };
  const items = [makeQuestion(1), { ...makeQuestion(2), passage: "well" }];
  /** Serves a passages file; returns a function that counts the requests for it. */
  const servePassages = (reply: () => HttpResponse<string | object>) => {
    let requests = 0;
    server.use(
      http.get("*/data/class5-maths.passages.json", () => {
        requests += 1;
        return reply();
      }),
    );
    return () => requests;
  };

  it("replace their ids in the questions", async () => {
    servePassages(() => HttpResponse.json({ well: story, other: { ...story, title: undefined } }));
    serveQuestions(items);
    expect(await listQuestions("maths", 5)).toEqual([
      makeQuestion(1),
      { ...makeQuestion(2), passage: { id: "well", ...story } },
    ]);
  });

  it("are not loaded for a set that has none", async () => {
    const countRequests = servePassages(() => HttpResponse.json({}));
    serveQuestions([makeQuestion(1)]);
    await listQuestions("maths", 5);
    expect(countRequests()).toBe(0);
  });

  it("that fail to load remove only the questions that need them, and are loaded again by the next call", async () => {
    servePassages(() => new HttpResponse(null, { status: 503 }));
    serveQuestions(items);
    expect(await listQuestions("maths", 5)).toEqual([makeQuestion(1)]);
    expect(reports).toEqual([
      "loading /data/class5-maths.passages.json",
      "reading an item of /data/class5-maths.json",
    ]);
    servePassages(() => HttpResponse.json({ well: story }));
    expect(await listQuestions("maths", 5)).toHaveLength(2);
  });

  it("are required: the list leaves out a question whose passage is missing", async () => {
    servePassages(() => HttpResponse.json({ other: story }));
    serveQuestions(items);
    expect(await listQuestions("maths", 5)).toEqual([makeQuestion(1)]);
  });
});

describe("the drawings of a test", () => {
  it("are loaded once each, including those of the options", async () => {
    const fetched: string[] = [];
    server.use(
      http.get("*/data/figures/:file", ({ params }) => {
        fetched.push(String(params["file"]));
        return new HttpResponse("<svg/>");
      }),
    );
    await fetchFigures([
      makeQuestion(1, { figure: { file: "clock.svg", alt: "A clock" } }),
      makeQuestion(2, { optionFigures: { "right 2": "clock.svg", "wrong 2": "die.svg" } }),
    ]);
    expect(fetched.toSorted()).toEqual(["clock.svg", "die.svg"]);
  });
});

describe("the explanations of a set", () => {
  it("are returned by question id", async () => {
    const two = { why: "One and one are two.", wrong: {} };
    const four = {
      why: "Two and two are four.",
      wrong: { "22": "wrote both digits side by side" },
      mistakes: { "22": "joined-digits" },
    };
    serveQuestions([], { "c5-maths-1": two, "c5-maths-2": four });
    expect(await listExplanations("maths", 5)).toEqual({ "c5-maths-1": two, "c5-maths-2": four });
  });

  it("are empty if their file is missing, which is reported", async () => {
    server.use(
      http.get("*/data/class5-maths.explanations.json", () => new HttpResponse(null, { status: 404 })),
    );
    expect(await listExplanations("maths", 5)).toEqual({});
    expect(reports).toEqual(["loading /data/class5-maths.explanations.json"]);
  });
});

describe("the texts of a set's mistakes", () => {
  it("are returned by their ids", async () => {
    serveQuestions([], {}, { "joined-digits": "wrote the digits side by side" });
    expect(await listMistakeTexts("maths", 5)).toEqual(
      new Map([["joined-digits", "wrote the digits side by side"]]),
    );
  });

  it("are empty if their file is missing, which is reported", async () => {
    server.use(http.get("*/data/class5-maths.mistakes.json", () => new HttpResponse(null, { status: 404 })));
    expect(await listMistakeTexts("maths", 5)).toEqual(new Map());
    expect(reports).toEqual(["loading /data/class5-maths.mistakes.json"]);
  });
});
