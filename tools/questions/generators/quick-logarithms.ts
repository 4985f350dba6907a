/** log₂: the base as small lowered digits. */
export const log = (base: number): string =>
  `log${String(base).replaceAll(/\d/g, (digit) => "₀₁₂₃₄₅₆₇₈₉".charAt(Number(digit)))}`;
