import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { SeoSite } from "./seo-site";
import { WhatsappLink } from "./whatsapp-link";

const link = (
  <SeoSite value={{ name: "Olympeak", url: "https://olympeak.example" }}>
    <WhatsappLink text="Try a mock test:" path="/free-mock-test">
      Share on WhatsApp
    </WhatsappLink>
  </SeoSite>
);

function readMessage(): string | null {
  const href = screen.getByRole("link", { name: "Share on WhatsApp" }).getAttribute("href") ?? "";
  return new URL(href).searchParams.get("text");
}

it("the link shares the site's configured URL before hydration, and the URL in the browser afterwards", () => {
  const container = document.createElement("div");
  container.innerHTML = renderToString(link);
  document.body.append(container);
  expect(readMessage()).toBe("Try a mock test: https://olympeak.example/free-mock-test");
  render(link, { container, hydrate: true });
  expect(readMessage()).toBe("Try a mock test: http://localhost:5173/free-mock-test");
  container.remove();
});
