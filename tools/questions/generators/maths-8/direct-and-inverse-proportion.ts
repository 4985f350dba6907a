import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { count } from "../words";

const topic = "Direct and Inverse Proportion";

const workersAndDays: Family = {
  name: "more-hands-fewer-days",
  topic,
  level: 1,
  draft: (draw) => {
    const [workers, days, key] = [draw.int(8, 30), draw.int(8, 30), draw.int(6, 30)];
    const others = (workers * days) / key;
    if (!Number.isInteger(others) || others < 5 || others > 40) return undefined;
    if (new Set([workers, days, others, others - workers]).size < 4) return undefined;
    if ((days * others) % workers !== 0 || workers === 2 * others || others === 2 * workers) return undefined;
    const byChange = (workers * days) / (others - workers);
    return {
      frames: [
        `${workers} workers can repair a road in ${days} days. How many days do ${others} workers need, if all work at the same rate?`,
        `Fodder lasts ${workers} cows for ${days} days. For how many days does the same fodder last ${others} cows?`,
      ],
      ...numeric((value) => count(value, "day"), key, [
        [(days * others) / workers, "used direct proportion"],
        [days + workers - others, "changed the days by the change in the number"],
        [byChange > 2 * days ? 0 : byChange, "divided by the change in the number alone"],
        [(workers * days) / (workers + others), "shared among the old and the new number together"],
      ]),
      because: `More of them need fewer days: ${workers} × ${days} = ${workers * days}, and ${workers * days} ÷ ${others} = ${key}.`,
    };
  },
};

const foodForCamp: Family = {
  name: "stores-for-more-people",
  topic,
  level: 2,
  draft: (draw) => {
    const [people, joined] = [draw.int(6, 20) * 10, draw.int(2, 10) * 10];
    const [days, passed] = [draw.int(18, 40), draw.int(3, 10)];
    const key = (people * (days - passed)) / (people + joined);
    if (!Number.isInteger(key) || joined >= people) return undefined;
    return {
      frames: [
        `A scout camp has food for ${people} scouts for ${days} days. After ${passed} days ${joined} more scouts arrive. For how many more days will the food last?`,
        `A hostel stores rice for ${people} students for ${days} days. ${joined} new students move in when ${passed} days are over. How many days more does the rice last?`,
      ],
      ...numeric((value) => count(value, "day"), key, [
        [(people * days) / (people + joined), "forgot the days that are over"],
        [days - passed, "forgot the new arrivals"],
        [(people * days) / (people + joined) - passed, "divided first and took the days off afterwards"],
        [key + passed, "counted the days that are over as well"],
      ]),
      because: `Food is left for ${people} × ${days - passed} = ${people * (days - passed)} daily shares. Shared by ${people + joined} it lasts ${key} days.`,
    };
  },
};

export const directAndInverseProportion: readonly Family[] = [workersAndDays, foodForCamp];
