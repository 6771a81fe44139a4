import { lookup } from "node:dns/promises";
import type { IncomingMessage } from "node:http";
import { type ImageSource, MAX_SOURCE_BYTES, RefusedSource, UnreachableSource } from "../image-source.ts";
import { type Dialling, pinnedRequest } from "./pinned-request.ts";
import { isPublicAddress } from "./public-address.ts";

const MAX_REDIRECTS = 3;
const TIMEOUT_MS = 10_000;
const REDIRECTS = [301, 302, 303, 307, 308];
/** A picture that needs authorization counts as missing (T103). */
const NOT_FOR_US = [401, 403, 404, 410];

interface Options extends Partial<Dialling> {
  /** Exactly these hosts, with a port where it is not the scheme's own. */
  hosts: readonly string[];
  schemes?: readonly string[];
  timeoutMs?: number;
}

const resolveName = async (host: string) => (await lookup(host, { all: true })).map(({ address }) => address);

/** Pictures of other hosts: only of those that the operator has named, and only where they are public (T095–T098). */
export function remoteImages(options: Options): ImageSource {
  const { resolve = resolveName, isPublic = isPublicAddress, timeoutMs = TIMEOUT_MS } = options;
  const { hosts, schemes = ["https:"] } = options;

  const allowed = (address: string, base?: URL): URL => {
    const url = URL.parse(address, base?.href);
    const isPlain = url !== null && url.username === "" && url.password === "" && schemes.includes(url.protocol);
    if (!isPlain || !hosts.includes(url.host)) throw new RefusedSource("a host that is not on the list");
    return url;
  };

  const download = async (first: URL): Promise<Buffer | null> => {
    const signal = AbortSignal.timeout(timeoutMs);
    let url = first;
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      const answer = await pinnedRequest(url, { resolve, isPublic }, signal);
      const { statusCode = 0, headers } = answer;
      if (!REDIRECTS.includes(statusCode)) return bodyOf(answer);
      answer.destroy();
      url = allowed(headers.location ?? "", url);
    }
    throw new RefusedSource("too many redirects");
  };

  return {
    async find(address) {
      const url = allowed(address);
      // A request would be needed to see changes, so a changed picture must have a new address.
      return { version: "", read: () => download(url) };
    },
  };
}

async function bodyOf(answer: IncomingMessage): Promise<Buffer | null> {
  try {
    const { statusCode = 0, headers } = answer;
    if (NOT_FOR_US.includes(statusCode)) return null;
    if (statusCode !== 200) throw new UnreachableSource(`the host answered ${statusCode}`);
    if (/\b(?:private|no-store)\b/i.test(headers["cache-control"] ?? "")) return null;
    if ((headers["content-encoding"] ?? "identity") !== "identity") throw new UnreachableSource("an encoded body");
    if (Number(headers["content-length"] ?? 0) > MAX_SOURCE_BYTES) throw new UnreachableSource("a body too large");
    return await readBody(answer);
  } finally {
    answer.destroy();
  }
}

async function readBody(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of answer) {
      bytes += chunk.length;
      if (bytes > MAX_SOURCE_BYTES) throw new Error("a body too large");
      chunks.push(chunk);
    }
  } catch (cause) {
    throw new UnreachableSource("the host's answer could not be read to its end", { cause });
  }
  return Buffer.concat(chunks);
}
