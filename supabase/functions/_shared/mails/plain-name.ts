/** Letters, spaces, hyphens, apostrophes, and dots only as in "A. P. J." or "A.P.J.". */
const plainName = /^(?:[\p{L}\p{M}'’ -]|\.(?=\s|$|\p{L}\.)){1,60}$/u;

/**
 * Anybody can type any name and anybody's address into a form.
 *
 * @param name the typed name
 * @returns whether a stranger may read it in a mail of ours: it can carry no link and no advertisement
 */
export function isPlainName(name: string | null): name is string {
  return name !== null && plainName.test(name);
}
