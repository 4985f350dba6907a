import { describe, expect, it } from "vitest";
import { orderPaper } from "../../../lib/paper-order";
import { makePaper } from "../../../../tests/support/exam-factory";
import { toShownPaper } from "./shown-paper";

const seed = "0123456789abcdef";

describe("a paper as a child sees it", () => {
  it("has questions and options in the attempt's order, with the letters of the file", () => {
    const paper = makePaper(10);
    const shown = toShownPaper(paper, seed);
    expect(shown.map(({ n, options }) => ({ n, letters: options.map(({ value }) => value) }))).toEqual(
      orderPaper(paper.items, seed),
    );
    expect(shown.find(({ n }) => n === 4)?.options.find(({ value }) => value === "b")?.text).toBe("two of 4");
  });

  it("has the section names as topics; that of section B depends on the class", () => {
    const listTopics = (className: string) => [
      ...new Set(toShownPaper({ ...makePaper(10), class: className }, seed).map(({ topic }) => topic)),
    ];
    expect(listTopics("Class 5")).toEqual(["Core", "Everyday problems", "Challenge"]);
    expect(listTopics("Classes 9-12")).toEqual(["Core", "Applied problems", "Challenge"]);
  });

  it("has drawings and recordings as data URLs, never as markup", () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert("#1")</script></svg>';
    const pictures = { a: svg, b: svg, c: svg };
    const paper = makePaper(1, { figure: { svg, alt: "A square" }, optionFigures: pictures, clip: "SUQz" });
    const [shown] = toShownPaper(paper, seed);
    expect(shown?.clip).toBe("data:audio/mpeg;base64,SUQz");
    expect(shown?.figure?.src).toMatch(/^data:image\/svg\+xml,[^<>"#\s]+$/);
    expect(decodeURIComponent(shown?.figure?.src ?? "")).toBe(`data:image/svg+xml,${svg}`);
    expect(shown?.options.map(({ value, picture }) => [value, picture !== undefined])).toEqual(
      expect.arrayContaining([
        ["a", true],
        ["d", false],
      ]),
    );
  });

  it("has the passage of a question, and its form, which follows from the stem", () => {
    const paper = {
      ...makePaper(1, { passage: "kite", question: "Read.\nI. One.\nII. Two.\nWhich?" }),
      passages: { kite: { kind: "story" as const, text: "It flew." } },
    };
    expect(toShownPaper(paper, seed)[0]).toMatchObject({
      form: "statements",
      passage: { id: "kite", kind: "story", text: "It flew." },
    });
  });
});
