import type { Family } from "../family";
import { hurriedSlips, numberSlips } from "../slips";
import { drawFrom, type Idea, type Span } from "./idea";

/** What two circles stand for. */
const pairs = [
  { all: "children", verb: "like", one: "mangoes", two: "guavas" },
  { all: "pupils", verb: "play", one: "kabaddi", two: "football" },
  { all: "people", verb: "speak", one: "Tamil", two: "Telugu" },
  { all: "members of a club", verb: "play", one: "the tabla", two: "the flute" },
  { all: "families", verb: "grow", one: "rice", two: "wheat" },
  { all: "readers", verb: "read", one: "poems", two: "stories" },
] as const;

/** Which part of two overlapping circles is asked for. */
export type Part = "neither" | "only one" | "both" | "exactly one" | "at least one";

/** Two overlapping circles with numbers: one part is asked for. */
export function twoCircles({ part, many, ...idea }: Idea & { part: Part; many: Span }): Family {
  return {
    ...idea,
    draft: (draw) => {
      const { all, verb, one, two } = draw.one(pairs);
      const [onlyOne, onlyTwo, both, neither] = [
        drawFrom(draw, many),
        drawFrom(draw, many),
        draw.int(3, 9),
        draw.int(2, 8),
      ];
      if (onlyOne === onlyTwo || new Set([onlyOne, onlyTwo, both, neither]).size < 4) return undefined;
      const [first, second] = [onlyOne + both, onlyTwo + both];
      const total = first + onlyTwo + neither;
      const key = {
        neither,
        "only one": onlyOne,
        both,
        "exactly one": onlyOne + onlyTwo,
        "at least one": total - neither,
      }[part];
      const { told, asked, way } = {
        neither: {
          told: `${first} ${verb} ${one}, ${second} ${verb} ${two} and ${both} ${verb} both`,
          asked: `How many ${verb} neither ${one} nor ${two}`,
          way: `At least one: ${first} + ${second} − ${both} = ${first + onlyTwo}. Neither: ${total} − ${first + onlyTwo} = ${key}.`,
        },
        "only one": {
          told: `${second} ${verb} ${two}, ${both} ${verb} both ${one} and ${two}, and ${neither} ${verb} neither`,
          asked: `How many ${verb} only ${one}`,
          way: `Take away those who ${verb} ${two} and those who ${verb} neither: ${total} − ${second} − ${neither} = ${key}.`,
        },
        both: {
          told: `${first} ${verb} ${one}, ${second} ${verb} ${two} and ${neither} ${verb} neither`,
          asked: `How many ${verb} both ${one} and ${two}`,
          way: `${total} − ${neither} = ${total - neither} ${verb} at least one. ${first} + ${second} = ${first + second} counts those with both twice, so both: ${first + second} − ${total - neither} = ${key}.`,
        },
        "exactly one": {
          told: `${first} ${verb} ${one}, ${second} ${verb} ${two} and ${both} ${verb} both`,
          asked: `How many ${verb} exactly one of the two`,
          way: `Only ${one}: ${first} − ${both} = ${onlyOne}. Only ${two}: ${second} − ${both} = ${onlyTwo}. Together ${key}.`,
        },
        "at least one": {
          told: `${onlyOne} ${verb} only ${one}, ${second} ${verb} ${two} and ${neither} ${verb} neither`,
          asked: `How many ${verb} at least one of the two`,
          way: `All except those with neither: ${total} − ${neither} = ${key}.`,
        },
      }[part];
      return {
        frames: [
          `Of ${total} ${all}, ${told}. ${asked}?`,
          `There are ${total} ${all} in a survey: ${told}. ${asked}?`,
        ],
        key: String(key),
        slips: numberSlips(String, [
          [part === "both" ? total - first : first + second - total, "forgetting one of the parts"],
          [key + both, "counting those with both once more"],
          [key - both, "taking away those with both twice"],
          [key + neither, "forgetting those with neither"],
          [part === "only one" ? first : first + second, "counting the overlap as well"],
          ...hurriedSlips(key),
          [key + 3, "a slip in the sum"],
        ]),
        because: way,
      };
    },
  };
}
