import type { Table } from "../../../src/items/item";
import type { Level } from "../../../src/items/rules/item-schema";
import type { Draw } from "./draw";
import { inTurn, type Draft, type DraftFigure, type Family, type Slip } from "./family";
import { grouped, rupees } from "./words";

/** A question with a number for its key, in its shortest form. */
export type Quick = {
  /** The same question in other words and settings, taken in turn. */
  readonly asks: readonly [string, ...string[]];
  readonly key: number;
  readonly slips: readonly (readonly [value: number, mistake: string])[];
  /** The quick way to the key, in one or two sentences. */
  readonly way: string;
  /** What stands at the options: "₹" before, "%" or " km" behind; one, or as many as there are questions. */
  readonly unit?: string | readonly [string, ...string[]];
  /** True where a mistake may well end in a decimal although the key is whole. */
  readonly hasDecimals?: boolean;
  readonly figure?: DraftFigure;
  readonly table?: Table;
};

/** Makes a family of the topic that the maker was made for. */
export type MakeFamily = (
  name: string,
  level: Level,
  make: (draw: Draw, turn: number) => Quick | Draft | undefined,
  count?: number,
) => Family;

/** Starts the families of one topic. */
export function familiesOf(topic: string): MakeFamily {
  return (name, level, make, count = 2) => ({
    name,
    topic,
    level,
    count,
    draft: (draw, turn) => {
      const made = make(draw, turn);
      return made && "asks" in made ? draftOf(made, turn) : made;
    },
  });
}

/** A number with its unit as an option has it: ₹45.50, 1,250 km, 12.5%, 1 day. */
export function withUnit(value: number, unit: string): string {
  if (unit === "₹") return rupees(Math.round(value * 100));
  return `${grouped(value)}${value === 1 ? unit.replace(/(?<=^ [a-z]+)s$/, "") : unit}`;
}

/** Every other entry of a list, so that two items of a family do not draw the same one. */
export const everyOther = <T>(list: readonly T[], turn: number): T[] =>
  list.filter((_, index) => index % 2 === turn % 2);

/** Rounds away what counting in binary leaves behind: 0.30000000000000004 is 0.3. */
export const tidy = (value: number): number => Number(value.toFixed(6));

function draftOf(
  { asks, key, slips, way, unit = "", hasDecimals = false, figure, table }: Quick,
  turn: number,
): Draft {
  const places = placesOf(key);
  const show = (value: number): string =>
    withUnit(value, typeof unit === "string" ? unit : inTurn(unit, turn));
  const toSlip = ([value, mistake]: readonly [number, string]): Slip => {
    const isWritten = value > 0 && (hasDecimals ? placesOf(value) <= 3 : placesOf(value) <= places);
    return [isWritten ? show(tidy(value)) : "", mistake];
  };
  return {
    frames: asks,
    key: show(tidy(key)),
    slips: slips.map(toSlip),
    because: way,
    ...(figure && { figure }),
    ...(table && { table }),
  };
}

const placesOf = (value: number): number => (String(tidy(value)).split(".")[1] ?? "").length;
