import { text as ee } from "./ee.ts";
import { text as en } from "./en.ts";
import { text as lt } from "./lt.ts";
import { text as lv } from "./lv.ts";
import { text as ru } from "./ru.ts";

export const texts = { ee, en, lt, lv, ru };
