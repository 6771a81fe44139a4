import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const folders = ["client", "backoffice"].map((app) => join(import.meta.dirname, `../build/${app}/assets`));
const worthCompressing = /\.(?:js|css|svg|json)$/;

/** Compresses the build's files once, as small as they get, so that the server only has to send them. */
async function compress(file: string): Promise<void> {
  const body = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(body, { params }));
  writeFileSync(`${file}.gz`, await promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }));
}

const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
await Promise.all(files.filter((file) => worthCompressing.test(file)).map(compress));
