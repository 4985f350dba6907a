import { drawBlockCode } from "../kinds/block-code";
import { drawFlag } from "../kinds/flag";
import { drawFlowchart } from "../kinds/flowchart";
import { drawIndia } from "../kinds/india";
import { drawKeys } from "../kinds/keys";
import { drawSignBoard } from "../kinds/sign-board";
import { drawTownPlan } from "../kinds/town-plan";
import { drawWalk } from "../kinds/walk";
import { drawWorld } from "../kinds/world";
import { samplesOf } from "./sample";

/** General knowledge, computers and English. */
export const otherSubjects = [
  ...samplesOf("map of India", drawIndia, [
    {
      alt: "India with four letters",
      marks: [
        { name: "A", at: "Srinagar" },
        { name: "B", at: "Mumbai", side: "left" },
        { name: "C", at: "Kolkata" },
        { name: "D", at: "Thiruvananthapuram", side: "left" },
      ],
    },
    {
      alt: "India with four rivers and a dashed line",
      rivers: ["Ganga", "Narmada", "Godavari", "Brahmaputra"],
      hasTropic: true,
    },
    {
      alt: "India with all rivers and one point",
      rivers: [
        "Ganga",
        "Yamuna",
        "Indus",
        "Mahanadi",
        "Krishna",
        "Kaveri",
        "Godavari",
        "Narmada",
        "Brahmaputra",
      ],
      marks: [{ name: "?", at: [78.0, 21.1] }],
    },
  ]),
  ...samplesOf("map of the world", drawWorld, [
    {
      alt: "The world with four letters, the equator and the tropics",
      marks: [
        { name: "A", at: [-100, 40] },
        { name: "B", at: [20, 5] },
        { name: "C", at: [78, 22] },
        { name: "D", at: [134, -25], side: "left" },
      ],
      lines: ["equator", "cancer", "capricorn"],
    },
    {
      alt: "The world with a way from Portugal round Africa to India",
      ways: [
        [
          [-9, 38],
          [-20, 15],
          [-12, -15],
          [16, -36],
          [42, -10],
          [75, 11],
        ],
      ],
    },
  ]),
  ...samplesOf("flag", drawFlag, [
    { alt: "Three bands and a ring", bands: ["orange", "white", "green"], emblem: "ring" },
    { alt: "Three vertical bands", bands: ["black", "yellow", "red"], hasVerticalBands: true },
    { alt: "Two bands and a star", bands: ["blue", "red"], emblem: "star" },
    { alt: "One disc", bands: ["green", "green"], emblem: "disc" },
  ]),
  ...samplesOf("block code", drawBlockCode, [
    {
      alt: "When the flag is pressed: repeat 4 times: move 50 steps, turn 90 degrees; say Done",
      blocks: [
        { words: "when flag is pressed", kind: "event" },
        {
          words: "repeat 4 times",
          kind: "control",
          inside: [
            { words: "move 50 steps", kind: "motion" },
            { words: "turn right 90°", kind: "motion" },
          ],
        },
        { words: "say “Done”", kind: "looks" },
      ],
    },
    {
      alt: "A loop in a loop",
      blocks: [
        { words: "when key is pressed", kind: "event" },
        { words: "set count to 0", kind: "value" },
        {
          words: "repeat 3 times",
          kind: "control",
          inside: [
            {
              words: "if count < 2 then",
              kind: "control",
              inside: [{ words: "play a drum", kind: "sound" }],
            },
            { words: "change count by 1", kind: "value" },
          ],
        },
      ],
    },
  ]),
  ...samplesOf("flowchart", drawFlowchart, [
    {
      alt: "Start; put in N; is N above 10? yes: print Big; no: print Small; end",
      steps: [
        { kind: "start", words: "Start" },
        { kind: "input-output", words: "Read N" },
        { kind: "decision", words: "Is N > 10?", no: { words: "Print S", kind: "input-output", to: 4 } },
        { kind: "input-output", words: "Print B" },
        { kind: "end", words: "End" },
      ],
    },
    {
      alt: "A loop: N grows by 1 until it is 5",
      steps: [
        { kind: "start", words: "Start" },
        { kind: "work", words: "N = 1" },
        { kind: "work", words: "N = N + 1" },
        { kind: "decision", words: "Is N = 5?", no: { to: 2 } },
        { kind: "end", words: "End" },
      ],
    },
    {
      alt: "Three steps in a row",
      steps: [
        { kind: "start", words: "Start" },
        { kind: "input-output", words: "Read A and B" },
        { kind: "work", words: "C = A + B" },
        { kind: "input-output", words: "Print C" },
        { kind: "end", words: "End" },
      ],
    },
  ]),
  ...samplesOf("keys", drawKeys, [
    {
      alt: "Letters and Enter",
      rows: [
        ["Q", "W", "E"],
        ["A", "S", "Enter"],
      ],
      marked: ["S"],
    },
    { alt: "Four arrow keys", rows: [["↑"], ["←", "↓", "→"]] },
  ]),
  ...samplesOf("walk", drawWalk, [
    {
      alt: "A board with a nest and a wall",
      columns: 4,
      rows: 3,
      walker: { across: 1, down: 3 },
      things: [{ across: 4, down: 1, words: "nest" }],
      walls: [{ across: 2, down: 2 }],
    },
    { alt: "A robot that looks right", columns: 3, rows: 2, walker: { across: 1, down: 1, faces: "right" } },
  ]),
  ...samplesOf("sign board", drawSignBoard, [
    {
      alt: "A notice at a library",
      heading: true,
      lines: ["SILENCE PLEASE", "", "Readers who wish to speak", "are asked to use the veranda."],
    },
    { alt: "A sign by a road", posts: true, lines: ["SLOW CHILDREN CROSSING"] },
  ]),
  ...samplesOf("town plan", drawTownPlan, [
    {
      alt: "Four blocks and a street",
      blocks: [
        ["Library", "Bank"],
        ["Bus stand", ""],
      ],
      streets: ["Tank Street"],
      start: { across: 1, down: 1, faces: "north" },
    },
    {
      alt: "Twelve blocks with six places",
      blocks: [
        ["Bakery", "", "Post Office"],
        ["", "Town Hall", "Chemist"],
        ["Park", "", ""],
        ["", "Book shop", "Bank"],
      ],
      streets: ["Mill Road", "Tank Street", "Fort Lane"],
      start: { across: 1, down: 3, faces: "north" },
    },
  ]),
];
