/** Markup that is safe to send: made by `mailHtml`, which escapes every value put into it. */
export interface Html {
  readonly markup: string;
}

type Value = string | Html | readonly Html[];

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes the five characters that have a meaning in HTML, for elements and attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function render(value: Value): string {
  if (typeof value === "string") return escapeHtml(value);
  return "markup" in value ? value.markup : value.map((part) => part.markup).join("");
}

/** Template tag: escapes every string put into the template; the template and other `Html` stay unchanged. */
export function mailHtml(template: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { markup: String.raw({ raw: template }, ...values.map(render)) };
}
