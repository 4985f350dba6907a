import { drawCells } from "../cells";
import { drawFlowchart } from "../flowchart";
import { drawLinks } from "../links";
import { ask, end, knotsOf, linksOf, put, row, start, work } from "./pieces";

/** The drawings of Computer in class 7, around their items’ `alt`. */
export const seven: Readonly<Record<string, (alt: string) => string>> = {
  "c7-computer-arrow-picture.svg": (alt) =>
    drawCells({
      alt,
      rows: ["...##...", "..####..", ".######.", "...##...", "...##...", "########"].map(row),
      width: 34,
      height: 30,
    }),
  "c7-computer-star.svg": (alt) =>
    drawLinks({
      alt,
      height: 150,
      knots: [
        ...knotsOf("Switch 150 75; Printer 150 18", "box"),
        ...knotsOf("P 40 35; Q 260 35; R 60 125; S 240 125"),
      ],
      links: linksOf("Switch-Printer; Switch-P; Switch-Q; Switch-R; Switch-S"),
    }),
  "c7-computer-mesh.svg": (alt) =>
    drawLinks({
      alt,
      height: 170,
      knots: knotsOf("A 150 20; B 235 70; C 205 148; D 95 148; E 65 70"),
      links: linksOf("A-B; B-C; C-D; D-E; E-A; A-C"),
    }),
  "c7-computer-rates.svg": (alt) =>
    drawLinks({
      alt,
      height: 150,
      knots: knotsOf("Server 36 75; R1 138 75; R2 200 20; R3 200 130; Laptop 262 75", "box"),
      links: linksOf("Server-R1 100; R1-R2 20; R2-Laptop 50; R1-R3 80; R3-Laptop 10"),
    }),
  "c7-computer-beads.svg": (alt) =>
    drawCells({ alt, head: ["16", "8", "4", "2", "1"], rows: [row("#.##.")], width: 44, height: 36 }),
  "c7-computer-sales.svg": (alt) =>
    drawCells({
      alt,
      head: ["A", "B"],
      side: ["1", "2", "3", "4", "5", "6"],
      rows: [
        ["Day", "Sales"],
        ["Mon", "40"],
        ["Tue", "60"],
        ["Wed", "30"],
        ["Thu", "25"],
        ["Total", "*130"],
      ],
      width: 90,
    }),
  "c7-computer-copy-right.svg": (alt) =>
    drawCells({
      alt,
      head: ["A", "B", "C", "D"],
      side: ["1"],
      rows: [["2", "3", "=A1+B1", "*?"]],
      height: 32,
    }),
  "c7-computer-two-tests.svg": (alt) =>
    drawCells({
      alt,
      head: ["A", "B", "C"],
      side: ["1", "2", "3", "4", "5"],
      rows: [
        ["Name", "Test 1", "Test 2"],
        ["Ana", "55", "40"],
        ["Binu", "39", "80"],
        ["Chand", "90", "12"],
        ["Deepa", "61", "70"],
      ],
      width: 84,
    }),
  "c7-computer-ticket.svg": (alt) =>
    drawFlowchart({
      alt,
      steps: [
        start("Start: F = 60"),
        put("Read A"),
        ask("Is A < 12?", 4),
        work("F = F ÷ 2"),
        put("Print F"),
        end,
      ],
    }),
  "c7-computer-evens.svg": (alt) =>
    drawFlowchart({
      alt,
      steps: [
        start("Start: S = 0, N = 2"),
        work("S = S + N"),
        work("N = N + 2"),
        ask("Is N > 10?", 1),
        put("Print S"),
        end,
      ],
    }),
  "c7-computer-halves.svg": (alt) =>
    drawFlowchart({
      alt,
      steps: [
        start("Start: H = 50"),
        work("C = 0"),
        work("H = H ÷ 2, C = C + 1"),
        ask("Is H < 5?", 1),
        put("Print C"),
        end,
      ],
    }),
  "c7-computer-robot.svg": (alt) =>
    drawCells({
      alt,
      rows: [
        ["", "", "", "", ""],
        ["", "", "", "*", ""],
        ["", "#", "", "", ""],
        [">", "", "", "#", ""],
      ],
      width: 42,
      height: 42,
    }),
  "c7-computer-rumour.svg": (alt) =>
    drawLinks({
      alt,
      height: 190,
      knots: [
        ...knotsOf("Asha 150 18; 1 80 70; 2 220 70; 3 45 125; 4 115 125; 5 185 125; 6 255 125", "box"),
        ...knotsOf("… 45 172; …_ 115 172; …__ 185 172; …___ 255 172", "box"),
      ],
      links: linksOf("Asha>1; Asha>2; 1>3; 1>4; 2>5; 2>6; 3>…; 4>…_; 5>…__; 6>…___"),
    }),
  "c7-computer-parcels.svg": (alt) =>
    drawLinks({
      alt,
      height: 160,
      knots: knotsOf(
        "Fragile? 110 18; By_hand 55 78; Over_5_kg? 180 78; Van 130 140; Bicycle 235 140",
        "box",
      ),
      links: linksOf(
        "Fragile?-By_hand yes; Fragile?-Over_5_kg? no; Over_5_kg?-Van yes; Over_5_kg?-Bicycle no",
      ),
    }),
  "c7-computer-five-nearest.svg": (alt) =>
    drawCells({
      alt,
      rows: [".......", "...A...", ".B.?.A.", ".......", "..BB...", "A.....A"].map((signs) =>
        row(signs).map((sign) => (sign === "?" ? "*?" : sign)),
      ),
      width: 34,
      height: 32,
    }),
};
