import { drawBarGraph, drawLineGraph } from "../kinds/graphs";
import { drawPictureGraph } from "../kinds/picture-graph";
import { drawPieChart } from "../kinds/pie-chart";
import { samplesOf } from "./sample";

/** Graphs and charts. */
export const data = [
  ...samplesOf("bar graph", drawBarGraph, [
    {
      alt: "Books read from Monday to Friday",
      names: ["Mon", "Tue", "Wed", "Thu", "Fri"],
      quantity: "Books",
      maximum: 50,
      step: 10,
      rows: [{ values: [20, 35, 10, 45, 0] }],
    },
    {
      alt: "Boys and girls in three clubs",
      names: ["Chess", "Music", "Art"],
      quantity: "Children",
      maximum: 12,
      step: 2,
      rows: [
        { name: "Boys", values: [8, 5, 10] },
        { name: "Girls", values: [6, 11, 9] },
      ],
    },
  ]),
  ...samplesOf("line graph", drawLineGraph, [
    {
      alt: "Temperature in six hours",
      names: ["6", "8", "10", "12", "14", "16"],
      quantity: "Temperature (°C)",
      maximum: 40,
      step: 5,
      rows: [{ values: [15, 18, 24, 31, 34, 30] }],
    },
    {
      alt: "Rain of two towns in five months",
      names: ["May", "Jun", "Jul", "Aug", "Sep"],
      quantity: "Rain (mm)",
      maximum: 400,
      step: 100,
      rows: [
        { name: "Kochi", values: [240, 380, 330, 260, 210] },
        { name: "Bhopal", values: [10, 110, 350, 340, 150] },
      ],
    },
  ]),
  ...samplesOf("pie chart", drawPieChart, [
    {
      alt: "How children come to school, in per cent",
      whole: 100,
      slices: [
        { name: "Bus", value: 40, label: "40%" },
        { name: "On foot", value: 25, label: "25%" },
        { name: "Cycle", value: 20, label: "20%" },
        { name: "Car", value: 15, label: "15%" },
      ],
    },
    {
      alt: "Six slices in degrees",
      whole: 360,
      slices: [
        { name: "Rice", value: 90 },
        { name: "Wheat", value: 80 },
        { name: "Maize", value: 60 },
        { name: "Millet", value: 55 },
        { name: "Pulses", value: 45 },
        { name: "Others", value: 30 },
      ],
    },
  ]),
  ...samplesOf(
    "picture graph",
    drawPictureGraph,
    (["ball", "book", "fish", "flower", "kite", "tree"] as const).map((picture) => ({
      alt: `Four rows; each ${picture} stands for 4`,
      picture,
      each: 4,
      unit: "each",
      rows: [
        { name: "Asha", value: 20 },
        { name: "Imran", value: 10 },
        { name: "Joseph", value: 28 },
        { name: "Leela", value: 6 },
      ],
    })),
  ),
];
