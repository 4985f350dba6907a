import { drawBarGraph, drawLineGraph } from "./graphs";
import { drawPieChart } from "./pie-chart";
import { drawSignBoard } from "./sign-board";
import { drawTownPlan } from "./town-plan";

/** The figures of the English sets: what a child describes, corrects or finds the way on. */
export const englishFigures: Readonly<Record<string, (alt: string) => string>> = {
  "c10-english-library-bars.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Jun", "Jul", "Aug", "Sep", "Oct"],
      quantity: "Books borrowed",
      most: 600,
      step: 100,
      rows: [{ values: [200, 400, 350, 300, 600] }],
    }),
  "c10-english-water-lines.svg": (alt) =>
    drawLineGraph({
      alt,
      names: ["Jan", "Feb", "Mar", "Apr", "May"],
      quantity: "Water in the tank (%)",
      most: 100,
      step: 20,
      rows: [
        { name: "North", values: [80, 70, 60, 50, 40] },
        { name: "South", values: [40, 40, 50, 60, 60] },
      ],
    }),
  "c10-english-pool-notice.svg": (alt) =>
    drawSignBoard({
      alt,
      heading: true,
      lines: [
        "SWIMMING POOL",
        "1 Bathers are requested to shower.",
        "2 Caps must be worn at all times.",
        "3 No messing about, OK?",
        "4 Valuables are left at owner’s risk.",
      ],
    }),
  "c10-english-town-plan.svg": (alt) =>
    drawTownPlan({
      alt,
      blocks: [
        ["Bakery", "", "Post Office"],
        ["", "Town Hall", "Chemist"],
        ["Park", "", ""],
        ["", "Book shop", "Bank"],
      ],
      streets: ["Mill Road", "Tank Street", "Fort Lane"],
      start: { across: 1, down: 3, faces: "north" },
    }),
  "c10-english-travel-pie.svg": (alt) =>
    drawPieChart({
      alt,
      whole: 40,
      slices: [
        { name: "on foot", value: 22, label: "22" },
        { name: "by bus", value: 10, label: "10" },
        { name: "by cycle", value: 6, label: "6" },
        { name: "by car", value: 2 },
      ],
    }),
  "c9-english-reading-room.svg": (alt) =>
    drawSignBoard({
      alt,
      heading: true,
      lines: [
        "READING ROOM",
        "1 Members are asked to sign in.",
        "2 Bags should be left outside.",
        "3 Books may not be marked.",
        "4 Switch off your silly phones!",
      ],
    }),
  "c9-english-road-sign.svg": (alt) => drawSignBoard({ alt, posts: true, lines: ["SLOW CHILDREN CROSSING"] }),
  "c9-english-station-plan.svg": (alt) =>
    drawTownPlan({
      alt,
      blocks: [
        ["School", "", "Museum"],
        ["", "Market", ""],
        ["Station", "", "Clinic"],
      ],
      streets: ["Lake Road", "Park Lane"],
      start: { across: 2, down: 2, faces: "west" },
    }),
  "c9-english-sapling-bars.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Neem", "Mango", "Teak"],
      quantity: "Saplings",
      most: 40,
      step: 10,
      rows: [
        { name: "Planted", values: [40, 30, 20] },
        { name: "Alive", values: [30, 10, 20] },
      ],
    }),
  "c11-english-waste-pie.svg": (alt) =>
    drawPieChart({
      alt,
      whole: 100,
      slices: [
        { name: "food", value: 50, label: "50" },
        { name: "paper", value: 25, label: "25" },
        { name: "plastic", value: 15, label: "15" },
        { name: "other", value: 10, label: "10" },
      ],
    }),
  "c11-english-reading-lines.svg": (alt) =>
    drawLineGraph({
      alt,
      names: ["Jun", "Jul", "Aug", "Sep", "Oct"],
      quantity: "Pupils in the club",
      most: 50,
      step: 10,
      rows: [
        { name: "Morning", values: [10, 20, 30, 30, 30] },
        { name: "Evening", values: [40, 40, 30, 20, 10] },
      ],
    }),
  "c11-english-archive-notice.svg": (alt) =>
    drawSignBoard({
      alt,
      heading: true,
      lines: [
        "ARCHIVE",
        "1 Having filled in the slip,",
        "the clerk will call your name.",
        "2 Bags must be left here.",
        "3 Pens are not allowed.",
      ],
    }),
  "c11-english-campus-plan.svg": (alt) =>
    drawTownPlan({
      alt,
      blocks: [
        ["Library", "", "Theatre"],
        ["", "Canteen", ""],
        ["Gate", "", "Hostel"],
      ],
      streets: ["North Walk", "South Walk"],
      start: { across: 1, down: 2, faces: "north" },
    }),
  "c12-english-visitor-lines.svg": (alt) =>
    drawLineGraph({
      alt,
      names: ["Jan", "Feb", "Mar", "Apr", "May"],
      quantity: "Visitors (hundreds)",
      most: 60,
      step: 10,
      rows: [
        { name: "Fort", values: [10, 20, 30, 40, 50] },
        { name: "Textile", values: [50, 40, 40, 30, 30] },
      ],
    }),
  "c12-english-survey-pie.svg": (alt) =>
    drawPieChart({
      alt,
      whole: 100,
      slices: [
        { name: "yes", value: 30, label: "30" },
        { name: "no", value: 25, label: "25" },
        { name: "no view", value: 45, label: "45" },
      ],
    }),
  "c12-english-hall-notice.svg": (alt) =>
    drawSignBoard({
      alt,
      heading: true,
      lines: [
        "TOWN HALL",
        "1 Each of the doors closes at six.",
        "2 A number of seats are reserved.",
        "3 Neither food nor drinks is allowed.",
        "4 The number of guests is limited.",
      ],
    }),
  "c12-english-witness-plan.svg": (alt) =>
    drawTownPlan({
      alt,
      blocks: [
        ["Mill", "", "Water tank"],
        ["", "Press", ""],
        ["Depot", "", "School"],
      ],
      streets: ["Canal Road", "Silk Street"],
      start: { across: 1, down: 1, faces: "south" },
    }),
};
