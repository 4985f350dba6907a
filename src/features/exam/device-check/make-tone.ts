const samplesPerSecond = 8000;

/** Writes a number in little-endian order, as WAV needs. */
function writeNumber(value: number, bytes: number): number[] {
  return Array.from({ length: bytes }, (_, index) => Math.floor(value / 256 ** index) % 256);
}

function writeText(text: string): number[] {
  return Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
}

/**
 * Makes a short soft tone as a data URL, like a paper's recordings: if the browser plays it, it plays those too.
 *
 * @param seconds the duration
 * @param hertz the pitch in hertz
 * @returns its data: URL, a WAV of 8 bits and 8,000 samples a second
 */
export function makeTone(seconds = 0.8, hertz = 660): string {
  const count = Math.round(samplesPerSecond * seconds);
  const samples = Array.from({ length: count }, (_, index) => {
    // Fades in and out: a tone that is cut off clicks.
    const loudness = Math.sin((Math.PI * index) / count);
    return Math.round(128 + 80 * loudness * Math.sin((2 * Math.PI * hertz * index) / samplesPerSecond));
  });
  const format = [...writeNumber(1, 2), ...writeNumber(1, 2), ...writeNumber(samplesPerSecond, 4)];
  const bytes = [
    ...writeText("RIFF"),
    ...writeNumber(36 + count, 4),
    ...writeText("WAVEfmt "),
    ...writeNumber(16, 4),
    ...format,
    ...writeNumber(samplesPerSecond, 4),
    ...writeNumber(1, 2),
    ...writeNumber(8, 2),
    ...writeText("data"),
    ...writeNumber(count, 4),
    ...samples,
  ];
  return `data:audio/wav;base64,${btoa(String.fromCharCode(...bytes))}`;
}
