import { type Family, inTurn } from "../family";

export const shapeRiddle: Family = {
  name: "four-sided-riddle",
  topic: "Triangles and Quadrilaterals",
  level: 1,
  draft: (_, turn) => {
    const riddle = inTurn(
      [
        {
          key: "rhombus",
          ask: "A quadrilateral has four equal sides, but its angles are 70°, 110°, 70° and 110°. What is it called?",
          why: "Four equal sides without right angles make a rhombus.",
          beware: "A square has four right angles.",
        },
        {
          key: "trapezium",
          ask: "A quadrilateral has exactly one pair of parallel sides. What is it called?",
          why: "One pair of parallel sides makes a trapezium.",
          beware: "A parallelogram has two pairs of parallel sides.",
        },
        {
          key: "rectangle",
          ask: "A quadrilateral has four right angles and sides of 8 cm, 5 cm, 8 cm and 5 cm. What is it called?",
          why: "Four right angles with unequal neighbouring sides make a rectangle.",
          beware: "A square would have four equal sides.",
        },
      ],
      turn,
    );
    return {
      frames: [riddle.ask],
      key: riddle.key,
      slips: ["square", "kite", "trapezium", "rhombus", "rectangle"].map((name) => [
        name,
        "mixing up the names",
      ]),
      because: riddle.why,
      beware: riddle.beware,
    };
  },
};
