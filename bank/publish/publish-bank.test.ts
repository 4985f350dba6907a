import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sampleExplanation, sampleItem } from "../../tests/support/item-factory";
import { formatItems } from "../source/layout";
import { publishBank } from "./publish-bank";

let folder = "";
const paths = { sets: "sets", mistakes: "mistakes", code: [], data: "data", stamp: "cache/stamp" };
const publish = () => publishBank(folder, paths);
const read = (file: string) => readFileSync(join(folder, file), "utf8");
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const item = (answer: string) => ({ ...sampleItem({ answer }), ...sampleExplanation() });
const writeItems = (...items: ReturnType<typeof item>[]) =>
  write("sets/class5-maths/items.json", formatItems(items));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "publish-"));
  mkdirSync(join(folder, "sets/class5-maths"), { recursive: true });
  writeItems(item("42"));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe("publishBank", () => {
  it("writes separate files of questions and explanations, and passages and drawings if there are any", () => {
    expect(publish()).toBe(3);
    expect(JSON.parse(read("data/class5-maths.json"))).toEqual([sampleItem()]);
    expect(JSON.parse(read("data/class5-maths.explanations.json"))).toEqual({
      "c5-maths-001": sampleExplanation(),
    });

    expect(JSON.parse(read("data/class5-maths.mistakes.json"))).toEqual({});

    const figure = { file: "c5-maths-dot.svg", alt: "A dot" };
    write("sets/class5-maths/items.json", formatItems([{ ...item("42"), figure, passage: "well" }]));
    write(
      "sets/class5-maths/passages.json",
      JSON.stringify({ well: { kind: "story", text: "Mina drew water." } }),
    );
    write(
      "sets/class5-maths/drawings.xml",
      '<drawings>\n<drawing name="c5-maths-dot" width="40" height="40">\n<circle r="4" fill="ink"/>\n</drawing>\n</drawings>\n',
    );
    expect(publish()).toBe(3);
    expect(read("data/figures/c5-maths-dot.svg")).toContain('aria-label="A dot"');
    expect(JSON.parse(read("data/class5-maths.passages.json"))).toHaveProperty("well");
  });

  it("writes the mistakes that the set uses, with their texts", () => {
    const mistakes = { "15": "added-digits", "40": "lost-ones", "32": "lost-ones" };
    write("sets/class5-maths/items.json", formatItems([{ ...item("42"), mistakes }]));
    mkdirSync(join(folder, "mistakes"));
    const texts = { "added-digits": "added the digits", halved: "halved it", "lost-ones": "forgot the ones" };
    write("mistakes/maths.json", JSON.stringify({ "3-5": texts, "6-8": { doubled: "doubled it" } }));
    publish();
    expect(JSON.parse(read("data/class5-maths.mistakes.json"))).toEqual({
      "added-digits": "added the digits",
      "lost-ones": "forgot the ones",
    });
    expect(JSON.parse(read("data/class5-maths.explanations.json"))).toEqual({
      "c5-maths-001": { ...sampleExplanation(), mistakes },
    });
  });

  it("does nothing if neither the sets nor the published files have changed", () => {
    publish();
    expect(publish()).toBeUndefined();
  });

  it("rewrites only the files that were changed", () => {
    publish();
    writeItems(item("15"));
    expect(publish()).toBe(1);
    expect(read("data/class5-maths.json")).toContain('"answer":"15"');

    write("data/class5-maths.json", "[]\n");
    expect(publish()).toBe(1);
    expect(read("data/class5-maths.json")).toContain('"answer":"15"');
  });

  it("reads the sets again if the time of a file has changed, but writes nothing if its content is the same", () => {
    publish();
    utimesSync(join(folder, "sets/class5-maths/items.json"), 1, 1);
    expect(publish()).toBe(0);
    expect(publish()).toBeUndefined();
  });

  it("removes files that no set publishes any more", () => {
    publish();
    write("data/figures/c5-maths-old.svg", "<svg/>");
    rmSync(join(folder, "sets/class5-maths"), { recursive: true });
    expect(publish()).toBe(4);
    expect(existsSync(join(folder, "data/class5-maths.json"))).toBe(false);
    expect(existsSync(join(folder, "data/figures/c5-maths-old.svg"))).toBe(false);
  });

  it("publishes nothing if an item does not fit the schema, and names the item", () => {
    publish();
    writeItems({ ...item("42"), question: "" });
    expect(publish).toThrow("class5-maths c5-maths-001 question is empty");
    expect(read("data/class5-maths.json")).toContain("What is 12 + 30?");
  });
});
