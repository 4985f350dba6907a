import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import {
  failRpc,
  makeAdminReplies,
  serveAdminReplies,
  type AdminReplies,
} from "../../../../tests/support/admin-factory";
import { maths } from "../../../../tests/support/factories";
import { winter } from "../../../../tests/support/account-factory";
import { renderWithProviders } from "../../../../tests/support/render";
import { makeStartPage } from "../../../../tests/support/start-page-factory";
import { StartView } from "./start-page";
import { groupDays } from "./group-days";

let replies: AdminReplies;

beforeEach(() => {
  replies = makeAdminReplies();
  serveAdminReplies(replies);
});

const openStartPage = () => renderWithProviders(<StartView />, { path: "/adminpanel" });

describe("the start page", () => {
  it("says so if there is no open task", async () => {
    openStartPage();
    expect(await screen.findByText("Nothing is waiting for you")).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Exams today" })).toBeNull();
  });

  it.each([
    ["refunds", "2 payments or refunds wait for a decision", "?section=payments&view=refunds"],
    ["second_organiser", "2 decisions about exams need a second organiser", "?section=day&view=decisions"],
    ["failed_mails", "2 emails could not be sent in the last 30 days", "?section=office&view=mails"],
    ["late_awards", "2 awards are overdue", "?section=awards&state=late"],
  ])("links to the page for tasks of the kind %s", async (kind, name, search) => {
    const page = makeStartPage();
    replies.read_start_page = { ...page, waiting: { ...page.waiting, [kind]: 2 } };
    openStartPage();
    expect(await screen.findByRole("link", { name })).toHaveAttribute("href", `/adminpanel${search}`);
    expect(screen.getAllByRole("link")).toHaveLength(1);
  });

  it.each([
    ["late_awards", { edition_id: "e1" }, "?section=awards&state=late&edition=e1"],
    ["late_answers", { edition_id: "e1", exam_id: "x1" }, "?section=day&view=students&state=kept&exam=e1.x1"],
    ["failed_publications", { edition_id: "e1", paper_id: "p1" }, "?section=results&edition=e1&paper=p1"],
  ])("links to the edition, exam or paper of the first task of the kind %s", async (kind, target, search) => {
    const page = makeStartPage({ places: { [kind]: target } });
    replies.read_start_page = { ...page, waiting: { ...page.waiting, [kind]: 2 } };
    openStartPage();
    expect(await screen.findByRole("link")).toHaveAttribute("href", `/adminpanel${search}`);
  });

  it("shows 1,000 or more tasks as 1,000+, and one task in the singular", async () => {
    const page = makeStartPage();
    replies.read_start_page = { ...page, waiting: { ...page.waiting, refunds: 1000, voids: 1 } };
    openStartPage();
    expect(await screen.findByRole("link", { name: /^1,000\+ payments/ })).toBeVisible();
    expect(screen.getByRole("link", { name: "1 query to a family is open" })).toBeVisible();
  });

  it("lists the missing parts of an exam of the next 30 days, each with a link", async () => {
    replies.read_start_page = makeStartPage({
      unprepared: [
        {
          edition_id: winter,
          exam_id: maths,
          name: "Maths",
          exam_on: "2026-12-20",
          has_time: false,
          classes_without_paper: 2,
          has_help: false,
        },
      ],
    });
    openStartPage();
    const findLink = (name: string) => screen.findByRole("link", { name });
    const day = "Maths on Sunday, 20 December";
    const examsUrl = `/adminpanel?section=exams&edition=${winter}`;
    expect(await findLink(`${day} has no start time yet`)).toHaveAttribute("href", examsUrl);
    expect(await findLink(`${day} has no paper yet for 2 classes with students`)).toHaveAttribute(
      "href",
      `/adminpanel?section=papers&edition=${winter}`,
    );
    expect(
      await findLink(`${day} is on a weekend, but no helpline hours for exam days are set`),
    ).toHaveAttribute("href", examsUrl);
  });

  it("shows the exams of today with their numbers", async () => {
    replies.read_start_page = makeStartPage({
      today: [
        {
          edition_id: winter,
          exam_id: maths,
          name: "Maths",
          opens_at: "2026-11-28T05:30:00Z",
          last_start_at: "2026-11-28T05:45:00Z",
          enrolled: 240,
          in_lobby: 20,
          started: 12,
          finished: 3,
        },
      ],
    });
    openStartPage();
    expect(await screen.findByRole("link", { name: "Maths" })).toHaveAttribute(
      "href",
      `/adminpanel?section=day&exam=${winter}.${maths}`,
    );
    expect(screen.getByText("Start between 11:00 am and 11:15 am")).toBeVisible();
    expect(screen.getByText("240 enrolled · 20 in the lobby · 12 started · 3 finished")).toBeVisible();
  });

  it("compares the revenue with the last edition, also as a table", async () => {
    const organiser = openStartPage();
    await organiser.selectOptions(await screen.findByRole("combobox", { name: "Show" }), "Revenue");
    const [summary] = screen.getAllByText("Show as a table");
    if (summary) await organiser.click(summary);
    const table = within(screen.getByRole("region", { name: "Revenue over time" }));
    expect(table.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "DateWinter 2026-27Summer 2025",
      "3 Nov₹250₹500",
      "Total₹250₹500",
    ]);
  });

  it("shows a button to try again if the page could not be loaded", async () => {
    failRpc("read_start_page", 403, { code: "42501", message: "Access denied." });
    openStartPage();
    expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
  });
});

describe("groupDays", () => {
  const makeDay = (dayNo: number, now: number) => ({ dayNo, now, before: 0, nowPaise: 0, beforePaise: 0 });

  it("groups the days by week if there are more than two weeks", () => {
    const rows = groupDays(
      [makeDay(0, 1), makeDay(6, 2), makeDay(7, 4), makeDay(20, 8), makeDay(30, 1)],
      "2026-11-01",
      "2026-11-28",
    );
    expect(rows.map(({ name, now }) => [name, now])).toEqual([
      ["Week from 1 Nov", 3],
      ["Week from 8 Nov", 4],
      ["Week from 15 Nov", 8],
      ["Week from 29 Nov (still to come)", 1],
    ]);
  });

  it("leaves out days without a registration", () => {
    const rows = groupDays([makeDay(2, 1), makeDay(4, 2)], "2026-11-01", "2026-11-28");
    expect(rows.map(({ name, now }) => [name, now])).toEqual([
      ["3 Nov", 1],
      ["5 Nov", 2],
    ]);
  });

  it("numbers the days if the first day is not known", () => {
    expect(groupDays([makeDay(1, 1), makeDay(2, 1)], null, "2026-11-28").map(({ name }) => name)).toEqual([
      "Day 2",
      "Day 3",
    ]);
  });
});
