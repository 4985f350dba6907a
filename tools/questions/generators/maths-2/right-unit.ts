import { type Family, inTurn } from "../family";

const units = ["metre", "litre", "kilogram"] as const;
export const rightUnit: Family = {
  name: "right-unit",
  topic: "Length, Weight and Capacity",
  level: 1,
  draft: (draw, turn) => {
    const [key, ask] = inTurn(
      [
        [
          "kilogram",
          draw.one([
            "How heavy is a bag of rice? Which unit do we use?",
            "A fruit seller weighs apples. Which unit does he use?",
          ]),
        ],
        [
          "litre",
          draw.one([
            "How much milk does a can hold? Which unit do we use?",
            "A bucket is full of water. Which unit do we use to tell how much it holds?",
          ]),
        ],
        [
          "metre",
          draw.one([
            "How long is a cricket pitch? Which unit do we use?",
            "A tailor measures cloth. Which unit does she use?",
          ]),
        ],
      ],
      turn,
    );
    return {
      frames: [ask],
      key,
      slips: [...units.filter((unit) => unit !== key), "hour"].map((unit) => [unit, "mixing up the units"]),
      because:
        key === "kilogram"
          ? "We tell how heavy a thing is in kilograms."
          : key === "litre"
            ? "We tell how much water or milk there is in litres."
            : "We tell how long a thing is in metres.",
      beware:
        key === "litre" ? "A kilogram tells how heavy a thing is." : "A litre tells how much a pot holds.",
    };
  },
};
