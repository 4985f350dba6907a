/**
 * The URL of the script. It is a file, because the hash of an inline script would be in every page's content security
 * policy.
 */
export const lowercaseRedirectPath = "/lowercase-redirect.js";

/**
 * The script that the 404 page runs before the first paint. Every URL of the site is in lower case; this redirects
 * other spellings, because a static host cannot (decision 034).
 */
export const lowercaseRedirectScript = `(function(l){var path=l.pathname.toLowerCase();if(path!==l.pathname)l.replace(path+l.search+l.hash)})(location)`;
