/** The captcha's token for the auth server; empty if the site has no captcha. A token can be used once. */
export type CaptchaToken = { captchaToken?: string };
