import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** The best encoding that the client takes; a `q=0` is a refusal. */
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

/** `thorough` is for bodies that are kept and sent many times. */
export async function compress(body: Buffer, encoding: Encoding, effort: "quick" | "thorough"): Promise<Buffer> {
  if (encoding === "gzip") return gz(body, { level: effort === "thorough" ? 9 : 4 });
  if (encoding === "br") {
    const quality = effort === "thorough" ? 9 : 3;
    return brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    });
  }
  return body;
}
