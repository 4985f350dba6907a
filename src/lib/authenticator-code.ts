/** The number of digits that an authenticator app shows (Supabase's documentation, "Multi-Factor Authentication (TOTP)"). */
export const authenticatorCodeLength = 6;
