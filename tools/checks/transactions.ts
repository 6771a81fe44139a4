import { type Check, findingAt, isTest, isUnder } from "./source.ts";

const OPENED = /\.transaction\(/g;

/** Every transaction is opened by `transact`, which begins it again after a deadlock (F21). */
export const checkTransactions: Check = (files) =>
  files
    .filter(
      ({ path }) => isUnder(path, "server", "demo") && !isTest(path) && !isUnder(path, "server/platform/database"),
    )
    .flatMap((file) =>
      [...file.text.matchAll(OPENED)].map(({ index }) =>
        findingAt(file, index, "opens a transaction by itself: use transact of #platform/database/transact.ts"),
      ),
    );
