/** The token of the captcha, as the auth server takes it; nothing where the site has none. A token counts once. */
export type CaptchaAnswer = { captchaToken?: string };
