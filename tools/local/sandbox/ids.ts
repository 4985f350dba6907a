import { randomInt } from "node:crypto";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Creates an id in the gateway's form: the prefix and 14 random base-62 characters. */
export function newId(prefix: string): string {
  let id = prefix;
  for (let count = 0; count < 14; count += 1) id += alphabet[randomInt(alphabet.length)];
  return id;
}
