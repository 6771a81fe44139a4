import { readFeedGoods } from "../server/modules/catalogue/catalog/index.ts";
import { makeFeed } from "../server/modules/catalogue/feeds/index.ts";
import { createStorefrontDirectory } from "../server/modules/operations/storefronts/index.ts";
import { createDelivery } from "../server/modules/selling/delivery/index.ts";
import { openDatabase } from "../server/platform/database/open-database.ts";
import { localFolder } from "../server/platform/files/local-folder.ts";
import { reportFigures } from "./figures.ts";

/* Makes all feeds of a language and currency once, in a catalogue that bench/feeds.ts has filled, and measures that. */
const [url = "", folder = ""] = process.argv.slice(2);
const MOST_SECONDS = 60;
const MOST_MEGABYTES = 100;
const MEGABYTE = 1_024 * 1_024;

const database = openDatabase(url, { poolSize: 2, onIdleError: console.warn });
const { db } = database;
const unchanging = { subscribe: () => undefined, close: async () => undefined };
const delivery = await createDelivery({ db, changes: unchanging, log: console });
const storefront = (await createStorefrontDirectory(db)).all().find(({ code }) => code === "lt");
const [language, currency] = [storefront?.languages[0], storefront?.currencies[0]];
if (!storefront || !language || !currency) throw new Error("There is no storefront lt");
const making = {
  db,
  storage: localFolder(folder),
  catalogue: { feedGoods: await readFeedGoods(db, delivery) },
  now: () => new Date(),
};

const [memoryBefore, cpuBefore, startedAt] = [process.memoryUsage.rss(), process.cpuUsage(), performance.now()];
const { files, items, refused } = await makeFeed(making, { storefront, language, currency });
const seconds = (performance.now() - startedAt) / 1_000;
const { user, system } = process.cpuUsage(cpuBefore);
const grown = process.resourceUsage().maxRSS / 1_024 - memoryBefore / MEGABYTE;
const written = files.reduce((sum, { bytes }) => sum + bytes, 0) / MEGABYTE;
console.log(`${items} items, ${refused} refused, ${files.length} files of ${written.toFixed(0)} MB in all, compressed`);
console.log(`processor time of the process ${((user + system) / 1e6).toFixed(1)} s`);
console.log(`| making them | ${seconds.toFixed(1)} s | at most ${MOST_SECONDS} s |`);
console.log(`| memory beyond what the process had before | ${grown.toFixed(0)} MB | at most ${MOST_MEGABYTES} MB |`);
reportFigures({ "making them": seconds, "memory beyond before": grown });
await database.close();
if (seconds > MOST_SECONDS || grown > MOST_MEGABYTES) process.exitCode = 1;
