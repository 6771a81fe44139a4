import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** The best encoding that the client accepts; `q=0` excludes one. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return "identity";
  if (accepts(acceptEncoding, "br")) return "br";
  if (accepts(acceptEncoding, "gzip")) return "gzip";
  return "identity";
}

const REFUSED = {
  br: /\bbr\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/,
  gzip: /\bgzip\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/,
};
const NAMED = { br: /\bbr\b/, gzip: /\bgzip\b/ };

function accepts(header: string, encoding: "br" | "gzip"): boolean {
  return NAMED[encoding].test(header) && !REFUSED[encoding].test(header);
}

/** `thorough` is for bodies that are cached and sent many times. */
export async function compress(body: Buffer, encoding: Encoding, effort: "quick" | "thorough"): Promise<Buffer> {
  if (encoding === "identity") return body;
  return effort === "quick" ? compressAtOnce(body, encoding) : compressThoroughly(body, encoding);
}

/** On this thread: a page takes half a millisecond, and handing it to another thread costs more than that. */
function compressAtOnce(body: Buffer, encoding: "br" | "gzip"): Buffer {
  return encoding === "br" ? brotliCompressSync(body, brotliOptions(body, 3)) : gzipSync(body, { level: 4 });
}

function compressThoroughly(body: Buffer, encoding: "br" | "gzip"): Promise<Buffer> {
  return encoding === "br" ? brotli(body, brotliOptions(body, 9)) : gz(body, { level: 9 });
}

function brotliOptions({ length }: Buffer, quality: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length } };
}
