/** How short a password may be, in characters; the auth server decides it (supabase/config.toml, held equal by a test). */
export const passwordMinLength = 8;

/** The hint beside a new password before anybody types. */
export const passwordHint = `At least ${passwordMinLength} characters.`;
