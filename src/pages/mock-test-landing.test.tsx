import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { class5, maths } from "../../tests/support/factories";
import { collectInserts, mathsClass5 } from "../../tests/support/mock-test-factory";
import {
  serveOfferedPairs,
  offeredPairs,
  offerMockTests,
  getStartButton,
} from "../../tests/support/mock-test-offer";
import { renderWithProviders, getShownPath } from "../../tests/support/render";
import { api, server } from "../../tests/support/server/server";
import { chooseClass, chosenClassStore } from "../data/chosen-class";
import { readChoice, storeChoice } from "../engine/mock-test/choice";
import { openAttempt } from "../engine/mock-test/open-attempt";
import { siteQuestionFiles } from "../data/question-files";
import { setPreloader } from "../lib/preload";
import { setReporter } from "../lib/report";
import { MockTestLandingPage } from "./mock-test-landing";

const listOfferedClasses = () =>
  screen.queryAllByRole("radio", { name: /^Class/ }).map((radio) => radio.getAttribute("value"));

beforeEach(offerMockTests);

describe("the choice of a test", () => {
  it("needs a subject, then one of the classes that have questions for it, then Start", async () => {
    const starts = collectInserts("exam_starts");
    const user = renderWithProviders(<MockTestLandingPage />, { path: "/free-mock-test" });
    const subject = await screen.findByRole("radio", { name: "Maths" });
    expect(getStartButton()).toBeDisabled();
    expect(listOfferedClasses()).toEqual([]);

    await user.click(subject);
    expect(listOfferedClasses()).toEqual(["4", "5"]);
    expect(getStartButton()).toBeDisabled();

    await user.click(screen.getByRole("radio", { name: "Class 5" }));
    await user.click(getStartButton());
    expect(getShownPath()).toBe("/mocktest");
    expect(readChoice(null)).toEqual(mathsClass5);
    await waitFor(() => expect(starts).toHaveLength(1));
    expect(starts[0]).toMatchObject({
      subject: "Maths",
      subject_id: maths,
      class: "Class 5",
      class_id: class5,
    });
  });

  it("has no class any more if the newly chosen subject does not have it", async () => {
    const user = renderWithProviders(<MockTestLandingPage />);
    await user.click(await screen.findByRole("radio", { name: "Maths" }));
    await user.click(screen.getByRole("radio", { name: "Class 4" }));
    expect(getStartButton()).toBeEnabled();
    await user.click(screen.getByRole("radio", { name: "Science" }));
    expect(listOfferedClasses()).toEqual(["5"]);
    expect(getStartButton()).toBeDisabled();
  });

  it("is the last choice when the page opens", async () => {
    storeChoice(null, mathsClass5);
    renderWithProviders(<MockTestLandingPage />);
    expect(await screen.findByRole("radio", { name: "Class 5" })).toBeChecked();
    expect(getStartButton()).toBeEnabled();
  });

  it("is the choice in the link, not the last choice", async () => {
    storeChoice(null, mathsClass5);
    renderWithProviders(<MockTestLandingPage />, { path: "/free-mock-test?subject=science&class=5" });
    expect(await screen.findByRole("radio", { name: "Class 5" })).toBeChecked();
    expect(screen.getByRole("radio", { name: "Science" })).toBeChecked();
  });

  it("has the class that was chosen on the home page", async () => {
    storeChoice(null, mathsClass5);
    chooseClass(4);
    renderWithProviders(<MockTestLandingPage />);
    expect(await screen.findByRole("radio", { name: "Class 4" })).toBeChecked();
  });

  it("stores the class for the other pages", async () => {
    const user = renderWithProviders(<MockTestLandingPage />);
    await user.click(await screen.findByRole("radio", { name: "Maths" }));
    await user.click(screen.getByRole("radio", { name: "Class 4" }));
    expect(chosenClassStore.getState()).toBe(4);
  });

  it("loads questions, explanations and the test's own script as soon as the choice is made", async () => {
    const fetchedNames: string[] = [];
    setPreloader((address) => Promise.resolve(fetchedNames.push(address)));
    server.use(
      http.get("*/data/:file", ({ params }) => {
        fetchedNames.push(String(params["file"]));
        return HttpResponse.json(String(params["file"]).includes("explanations") ? {} : []);
      }),
    );
    const user = renderWithProviders(<MockTestLandingPage />);
    await user.click(await screen.findByRole("radio", { name: "Science" }));
    expect(fetchedNames).toEqual([]);
    await user.click(screen.getByRole("radio", { name: "Class 5" }));
    const files = ["class5-science.json", "class5-science.explanations.json"];
    await waitFor(() => expect(fetchedNames).toEqual(["/mocktest", ...files]));
    setPreloader(() => Promise.resolve());
  });

  it("continues when the start could not be counted", async () => {
    const reports: string[] = [];
    const restoreReporter = setReporter(({ what }) => reports.push(what));
    collectInserts("exam_starts", 503, { message: "down" });
    storeChoice(null, mathsClass5);
    const user = renderWithProviders(<MockTestLandingPage />, { path: "/free-mock-test" });
    await screen.findByRole("radio", { name: "Class 5" });
    await user.click(getStartButton());
    expect(getShownPath()).toBe("/mocktest");
    await waitFor(() => expect(reports).toEqual(["counting the start of a mock test"]));
    restoreReporter();
  });
});

describe("the list of tests", () => {
  it("is announced as loading, and a subject that is chosen meanwhile stays chosen", async () => {
    let sendRows: (rows: Response) => void = () => undefined;
    const rowsSent = new Promise<Response>((resolve) => (sendRows = resolve));
    server.use(http.get(`${api}/rest/v1/subject_classes`, () => rowsSent));
    const user = renderWithProviders(<MockTestLandingPage />);
    expect(await screen.findByRole("status", { name: "Fetching the mock tests" })).toBeVisible();
    await user.click(screen.getByRole("radio", { name: "Maths" }));
    expect(getStartButton()).toBeDisabled();
    sendRows(HttpResponse.json(offeredPairs));
    expect(await screen.findByRole("radio", { name: "Class 4" })).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: "Maths" })).toBeChecked();
    expect(screen.queryByRole("status", { name: "Fetching the mock tests" })).toBeNull();
  });

  it("can be loaded again after a failure", async () => {
    server.use(
      http.get(
        `${api}/rest/v1/subject_classes`,
        () => HttpResponse.json({ message: "no" }, { status: 500 }),
        {
          once: true,
        },
      ),
    );
    const user = renderWithProviders(<MockTestLandingPage />);
    expect(await screen.findByRole("alert")).toHaveTextContent("Our service is not responding right now.");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("radio", { name: "Maths" })).toBeInTheDocument();
  });

  it("is replaced by a message if there is no test", async () => {
    serveOfferedPairs([]);
    renderWithProviders(<MockTestLandingPage />);
    expect(
      await screen.findByText("No mock tests are available right now. Please come back soon."),
    ).toBeVisible();
  });
});

describe("below the choice of a test", () => {
  beforeEach(() => storeChoice(null, mathsClass5));

  it("an unfinished test can be continued", async () => {
    await openAttempt(null, siteQuestionFiles);
    renderWithProviders(<MockTestLandingPage />);
    expect(
      await screen.findByText(/Your Maths · Class 5 test is still running, with 1[12]:\d\d minutes left/),
    ).toBeVisible();
    expect(screen.getByRole("link", { name: "Continue" })).toHaveAttribute("href", "/mocktest");
  });

  it("an unfinished test whose time is over has a link to its score", async () => {
    await openAttempt(null, siteQuestionFiles, {
      wallMs: () => Date.now() - 3_600_000,
      monotonicMs: () => 0,
    });
    renderWithProviders(<MockTestLandingPage />);
    expect(await screen.findByText(/Time is up for your Maths · Class 5 test/)).toBeVisible();
    expect(screen.getByRole("link", { name: "See your score" })).toHaveAttribute("href", "/mocktest");
  });

  it("the four benefits and the six questions are shown, one question open at a time", async () => {
    renderWithProviders(<MockTestLandingPage />);
    await screen.findByRole("radio", { name: "Maths" });
    for (const name of ["Unlimited attempts", "Timed practice", "Question bank", "Instant feedback"]) {
      expect(screen.getByRole("heading", { name })).toBeVisible();
    }
    const questions = screen.getAllByRole("group").filter((group) => group.tagName === "DETAILS");
    expect(questions).toHaveLength(6);
    expect(new Set(questions.map((question) => question.getAttribute("name")))).toEqual(
      new Set(["mock-test-faq"]),
    );
  });

  it("the page can be shared by WhatsApp", () => {
    renderWithProviders(<MockTestLandingPage />);
    const link = screen.getByRole("link", { name: "Share on WhatsApp" });
    const sharedText = new URL(link.getAttribute("href") ?? "").searchParams.get("text");
    expect(sharedText).toContain("http://localhost:5173/free-mock-test");
  });
});
