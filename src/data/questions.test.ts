import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeQuestion, serveQuestions } from "../../tests/mock-test-factory";
import { server } from "../../tests/server/server";
import { setReporter } from "../lib/report";
import { forgetQuestionFiles, listExplanations, listQuestions } from "./questions";

let reports: string[] = [];
let putBack: () => void;

beforeEach(() => {
  forgetQuestionFiles();
  reports = [];
  putBack = setReporter(({ what }) => reports.push(what));
});
afterEach(() => putBack());

describe("a question file", () => {
  it("is read once per visit", async () => {
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
    ["a page instead", () => HttpResponse.html("<!doctype html>")],
    ["not a list", () => HttpResponse.json({ questions: [] })],
    ["unreachable", () => HttpResponse.error()],
  ])("that is %s gives an empty list, reported and asked for again", async (_, answer) => {
    server.use(http.get("*/data/class5-maths.json", answer));
    expect(await listQuestions("maths", 5)).toEqual([]);
    expect(reports).toEqual(["loading /data/class5-maths.json"]);
    serveQuestions([makeQuestion(1)]);
    expect(await listQuestions("maths", 5)).toHaveLength(1);
  });

  it.each([
    ["an answer that is no option", makeQuestion(2, { answer: "none of them" })],
    ["an unknown level", { ...makeQuestion(2), level: 4 }],
    ["a figure from elsewhere", { ...makeQuestion(2), figure: { file: "//evil.example/x.svg", alt: "" } }],
    ["nothing in it", null],
  ])("leaves out an item with %s", async (_, broken) => {
    serveQuestions([makeQuestion(1), broken]);
    expect(await listQuestions("maths", 5)).toEqual([makeQuestion(1)]);
    expect(reports).toEqual(["reading an item of /data/class5-maths.json"]);
  });
});

describe("explanations", () => {
  it("come by question id", async () => {
    serveQuestions([]);
    expect(await listExplanations("maths", 5)).toEqual({ "c5-maths-1": "Because one and one are two." });
  });

  it("may be missing", async () => {
    server.use(
      http.get("*/data/class5-maths.explanations.json", () => new HttpResponse(null, { status: 404 })),
    );
    expect(await listExplanations("maths", 5)).toEqual({});
    expect(reports).toEqual(["loading /data/class5-maths.explanations.json"]);
  });
});
