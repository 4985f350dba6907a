/** A letter of any script that people in India write their names in. */
const letterPattern = /[A-Za-z\u00c0-\u1fff\u2c00-\ud7ff\uf900-\ufdff]/u;

/** Characters that names do not contain: code brackets, arrows, emoji. */
const forbiddenPattern = /[<>{}[\]\\|@#$%^*=~_\u2190-\u2bff\u{1f000}-\u{1faff}]/u;

/** A form's message for a text that is not a name. */
export const invalidNameText = "Please write the name in letters, without signs such as < or @.";

/**
 * Checks a name by the rule of the database (`private.is_name` in supabase/schemas/base.sql), because names are printed
 * on certificates.
 *
 * @param text one line of text
 * @returns whether it can be a person's name
 */
export function isName(text: string): boolean {
  return letterPattern.test(text) && !forbiddenPattern.test(text);
}
