/** Where the script lies. A file, for its text would need a hash of its own in the policy that every page carries. */
export const smallLettersPath = "/small-letters.js";

/**
 * What the page for unknown addresses runs before anything of it is painted. Every address of the site is written in small
 * letters, and a host's rules cannot change letters: whoever came by others is led on (decision 034).
 */
export const smallLettersScript = `(function(l){var path=l.pathname.toLowerCase();if(path!==l.pathname)l.replace(path+l.search+l.hash)})(location)`;
