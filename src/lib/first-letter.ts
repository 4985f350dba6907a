/** @returns the text with a capital first letter, for the start of a sentence */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** @returns the text with a lowercase first letter, for the middle of a sentence; names in it keep their capitals */
export const lowercaseFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
