import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer as createHttpServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import type { ImageProvider } from "#domain/shared/images/image-address.ts";
import { createServer } from "../http/create-server.ts";
import { ImageCache } from "./image-cache.ts";
import { registerImageRoutes } from "./image-routes.ts";
import type { ImageSource } from "./image-source.ts";
import { mediaFolder } from "./media-folder.ts";

interface Options {
  sources?: Partial<Record<ImageProvider, ImageSource>>;
  lane?: { running: number; waiting: number };
  cacheBytes?: number;
  /** The folder of an earlier server, for tests of restarts. */
  dir?: string;
}

/** The image route alone, with a media folder of its own. */
export async function openImageServer({ sources, lane, cacheBytes = 1_000_000, dir: given }: Options = {}) {
  const dir = given ?? (await mkdtemp(join(tmpdir(), "crossdock-images-")));
  const [mediaDir, cacheDir] = [join(dir, "media"), join(dir, "cache")];
  await mkdir(mediaDir, { recursive: true });
  const server = createServer({ trustedProxies: [], logLevel: "silent", requestTimeoutMs: 30_000, mode: "test" });
  const cache = new ImageCache({ dir: cacheDir, maxBytes: cacheBytes });
  registerImageRoutes(server, {
    sources: { media: mediaFolder(mediaDir), ...sources },
    cache,
    ...(lane ? { lane } : {}),
  });
  await server.ready();
  return {
    dir,
    mediaDir,
    get: (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers }),
    async addMedia(name: string, bytes: Buffer | string) {
      const file = join(mediaDir, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, bytes);
    },
    async cachedFiles() {
      const entries = await readdir(cacheDir, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    },
    async close({ keep = false } = {}) {
      await server.close();
      if (!keep) await rm(dir, { recursive: true, force: true });
    },
  };
}

/** A host of pictures on this machine, which records its requests. */
export async function openPictureHost(listener: RequestListener, address = "127.0.0.1", port = 0) {
  const host = { connections: 0, requests: [] as Parameters<RequestListener>[0][] };
  const server = createHttpServer((request, response) => {
    host.requests.push(request);
    listener(request, response);
  });
  server.on("connection", () => {
    host.connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(port, address, resolve));
  return Object.assign(host, {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

/** A picture, red in its left half and blue in its right one. */
export async function photo(width: number, height: number, format: "jpeg" | "png" | "webp" | "gif" | "avif" = "jpeg") {
  const right = await sharp({ create: { width: Math.ceil(width / 2), height, channels: 3, background: "#0000ff" } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: "#ff0000" } })
    .composite([{ input: right, gravity: "east" }])
    .toFormat(format)
    .toBuffer();
}

/** The beginning of a PNG that claims a size, without the pixels. */
export function pngClaiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from("\x89PNG\r\n\x1A\n", "latin1");
  return Buffer.concat([signature, pngChunk("IHDR", header), pngChunk("IDAT", Buffer.alloc(64)), pngChunk("IEND")]);
}

function pngChunk(type: string, data = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const chunk = Buffer.alloc(named.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), named.length + 4);
  return chunk;
}

/** A real animation of one pixel. */
export function gifOf(frames: number): Buffer {
  const start = Buffer.from("47494638396101000100800000000000ffffff", "hex");
  const control = Buffer.from("21f9040000000000", "hex");
  const frame = Buffer.concat([control, Buffer.from("2c0000000001000100000202440100", "hex")]);
  return Buffer.concat([start, ...Array.from({ length: frames }, () => frame), Buffer.from("3b", "hex")]);
}
