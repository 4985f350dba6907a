/** `npm run bank:publish`: writes `public/data` from `bank/sets`, if one of them has changed since the last time. */
import { publishBank } from "./publish/publish-bank";

const startedAt = performance.now();
const count = publishBank();
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
process.stdout.write(
  count === undefined
    ? `The question bank is up to date (${seconds} s).\n`
    : `${count} files published (${seconds} s).\n`,
);
