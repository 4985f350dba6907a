/**
 * The shortest password, in characters. The auth server decides (supabase/config.toml; a test checks that both are
 * equal).
 */
export const minPasswordLength = 8;

/** The hint beside a new password before anybody types. */
export const passwordHint = `At least ${minPasswordLength} characters.`;
