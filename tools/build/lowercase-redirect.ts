/** The address of the script. It is a file, as the hash of an inline script would be in the policy of every page. */
export const lowercaseRedirectPath = "/lowercase-redirect.js";

/**
 * The script that the page for unknown addresses runs before anything is painted. Every address of the site is in lowercase, and a host
 * cannot change letters: other spellings are redirected (decision 034).
 */
export const lowercaseRedirectScript = `(function(l){var path=l.pathname.toLowerCase();if(path!==l.pathname)l.replace(path+l.search+l.hash)})(location)`;
