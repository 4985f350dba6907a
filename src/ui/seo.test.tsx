import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { FaqData } from "./faq-data";
import { Seo } from "./seo";
import { SeoSite } from "./seo-site";

function readContent(name: string): string | null | undefined {
  return document.head.querySelector(`[name="${name}"], [property="${name}"]`)?.getAttribute("content");
}

it("the head has the title, the URL and the preview of a shared link", () => {
  render(
    <SeoSite value={{ name: "Olympeak", url: "https://olympeak.example" }}>
      <Seo title="Awards" description="What can be won." path="/awards" keywords={["medal", "rank"]} />
    </SeoSite>,
  );
  expect(document.title).toBe("Awards");
  expect(readContent("description")).toBe("What can be won.");
  expect(readContent("keywords")).toBe("medal, rank");
  expect(document.head.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(
    "https://olympeak.example/awards",
  );
  expect(readContent("og:image")).toBe("https://olympeak.example/social-card.jpg");
});

it("the head has no URL in a build without a site URL", () => {
  render(<Seo title="Awards" description="What can be won." path="/awards" />);
  expect(readContent("og:url")).toBeUndefined();
  expect(readContent("og:title")).toBe("Awards");
});

it("the head of a page with noindex asks search engines not to index the page", () => {
  render(<Seo title="Checkout" noindex />);
  expect(readContent("robots")).toBe("noindex");
  expect(document.head.querySelector("link[rel=canonical]")).toBeNull();
});

it("the FAQ data escape < in questions, so that a question cannot end the script element", () => {
  const question = "Is 3 < 5? </script><b>";
  const { container } = render(<FaqData items={[{ question, answer: "Yes." }]} />);
  const text = container.querySelector("script")?.textContent ?? "";
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toMatchObject({ mainEntity: [{ name: question }] });
});
