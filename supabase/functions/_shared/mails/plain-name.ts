/** Letters, spaces, hyphens, apostrophes, and dots only as in "A. P. J." or "A.P.J.". */
const plainName = /^(?:[\p{L}\p{M}'’ -]|\.(?=\s|$|\p{L}\.)){1,60}$/u;

/**
 * A form accepts any name with anybody's email address, so a name could carry a message to a stranger.
 *
 * @param name the typed name
 * @returns whether the name is safe in an email to a stranger: it cannot contain a link or an advertisement
 */
export function isPlainName(name: string | null): name is string {
  return name !== null && plainName.test(name);
}
