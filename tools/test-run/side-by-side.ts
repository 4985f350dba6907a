/**
 * Runs pieces of work side by side: whoever is free takes the next, so that no core waits for the other's list.
 *
 * @param pieces in the order in which they are begun; the longest first ends soonest
 * @param places how many run at the same time
 * @param run does one piece
 * @returns what each piece came to, in the order of the pieces
 */
export async function runSideBySide<Piece, Result>(
  pieces: readonly Piece[],
  places: number,
  run: (piece: Piece) => Promise<Result>,
): Promise<Result[]> {
  const waiting = pieces.entries();
  const results: Result[] = [];
  const takeTurns = async () => {
    for (const [index, piece] of waiting) results[index] = await run(piece);
  };
  await Promise.all(Array.from({ length: places }, takeTurns));
  return results;
}
