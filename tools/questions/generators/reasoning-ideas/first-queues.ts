import type { Family } from "../family";
import { drawPerson } from "../people";
import { numberSlips } from "../slips";
import { count } from "../words";
import { drawFrom, ordinal, type Idea, type Span } from "./idea";

/** A child in a queue: how many are in front, how many behind, or how many in all? */
export function smallQueue({
  total,
  asked,
  ...idea
}: Idea & { total: Span; asked: "front" | "behind" | "all" }): Family {
  return {
    ...idea,
    draft: (draw) => {
      const [all, { name, they, their }] = [drawFrom(draw, total), drawPerson(draw)];
      const place = draw.int(2, all - 1);
      const [front, behind] = [place - 1, all - place];
      const key = { front, behind, all }[asked];
      if (front === behind || key === 0) return undefined;
      const frames = (
        {
          front: [
            `${name} is ${ordinal(place)} in a queue. How many children are in front of ${their === "her" ? "her" : "him"}?`,
            `${name} comes ${ordinal(place)} in a race. How many children come in before ${their === "her" ? "her" : "him"}?`,
          ],
          behind: [
            `${all} children stand in a queue. ${name} is ${ordinal(place)} from the front. How many children are behind ${their === "her" ? "her" : "him"}?`,
            `A toy train has ${all} coaches. ${name}’s doll rides in coach ${place} from the front. How many coaches come after it?`,
          ],
          all: [
            `There are ${count(front, "child", "children")} in front of ${name} and ${count(behind, "child", "children")} behind. How many children are in the queue with ${name}?`,
            `On a bench ${front} sit to the left of ${name} and ${behind} sit to the right. How many sit on the bench with ${name}?`,
          ],
        } as const
      )[asked];
      return {
        frames,
        key: String(key),
        slips: numberSlips(String, [
          [
            asked === "all" ? key - 1 : place,
            asked === "all" ? "forgetting the child itself" : "giving back the place",
          ],
          [key + 1, "counting one too many"],
          [key - 1, "counting one too few"],
          [key + 2, "counting two too many"],
          [key + 3, "counting three too many"],
          [key - 2, "counting two too few"],
        ]),
        because: {
          front: `Places 1 to ${front} are in front, so ${front} before ${they === "she" ? "her" : "him"}.`,
          behind: `Take away those up to place ${place}: ${all} − ${place} = ${behind}.`,
          all: `${front} + ${behind} + 1 for ${name} = ${all}.`,
        }[asked],
      };
    },
  };
}
