import { createFindingBuilder, type Finding } from "./finding";
import type { ItemSet } from "./item-set";

/**
 * Reports picture options that have no drawing, or the same one as another option (docs/questions.md section 1). The
 * option's text describes its drawing.
 */
export function findPictureOptionErrors({ name, items }: ItemSet): Finding[] {
  const report = createFindingBuilder(name, "picture-options");
  return items.flatMap(({ id, options, optionFigures }) => {
    if (!optionFigures) return [];
    const location = { id, field: "optionFigures" };
    const files = Object.values(optionFigures);
    return [
      ...options
        .filter((option) => optionFigures[option] === undefined)
        .map((option) => report(`has no drawing of “${option}”`, location)),
      ...Object.keys(optionFigures)
        .filter((option) => !options.includes(option))
        .map((option) => report(`has a drawing of “${option}”, which is not an option`, location)),
      ...(new Set(files).size < files.length
        ? [report("has the same drawing for two options", location)]
        : []),
    ];
  });
}
