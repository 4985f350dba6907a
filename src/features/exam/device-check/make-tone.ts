const samplesPerSecond = 8000;
/** In WAV of 8 bits, the value 128 is silence; the values of the tone are up to 80 above and below it. */
const silence = 128;
const maxAmplitude = 80;
/** The number of bytes in the header of a WAV file after its first length field. */
const headerLength = 36;

/** Returns the bytes of a number in little-endian order, as WAV needs. */
function encodeNumber(value: number, bytes: number): number[] {
  return Array.from({ length: bytes }, (_, index) => Math.floor(value / 256 ** index) % 256);
}

function encodeText(text: string): number[] {
  return Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
}

/**
 * Makes a short soft tone as a data URL, like a paper's recordings: a browser that plays the tone also plays the
 * recordings.
 *
 * @param seconds the duration
 * @param hertz the pitch in hertz
 * @returns the `data:` URL of a WAV file with 8 bits and 8,000 samples a second
 */
export function makeTone(seconds = 0.8, hertz = 660): string {
  const count = Math.round(samplesPerSecond * seconds);
  const samples = Array.from({ length: count }, (_, index) => {
    // Fades in and out: a tone that is cut off clicks.
    const loudness = Math.sin((Math.PI * index) / count);
    return Math.round(
      silence + maxAmplitude * loudness * Math.sin((2 * Math.PI * hertz * index) / samplesPerSecond),
    );
  });
  // The audio format (1 is PCM), the number of channels, and the samples a second.
  const format = [...encodeNumber(1, 2), ...encodeNumber(1, 2), ...encodeNumber(samplesPerSecond, 4)];
  const bytes = [
    ...encodeText("RIFF"),
    ...encodeNumber(headerLength + count, 4),
    ...encodeText("WAVEfmt "),
    ...encodeNumber(16, 4),
    ...format,
    ...encodeNumber(samplesPerSecond, 4),
    // The bytes and the bits of one sample.
    ...encodeNumber(1, 2),
    ...encodeNumber(8, 2),
    ...encodeText("data"),
    ...encodeNumber(count, 4),
    ...samples,
  ];
  return `data:audio/wav;base64,${btoa(String.fromCharCode(...bytes))}`;
}
