import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { RequestListener, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openImageServer, openPictureHost, photo } from "../test-images.ts";
import { isPublicAddress } from "./public-address.ts";
import { remoteImages } from "./remote-images.ts";

const PUBLIC = "127.0.0.2";
const PRIVATE = "127.0.0.1";
const SHOP = "pictures.shop.test";

let bytes: Buffer;
let closing: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  bytes = await photo(100, 50);
});
afterEach(async () => {
  for (const close of closing) await close();
  closing = [];
});

const picture: RequestListener = (_request, response) => void response.end(bytes);

async function openHost(listener: RequestListener, address = PUBLIC, port = 0) {
  const host = await openPictureHost(listener, address, port);
  closing.push(host.close);
  return host;
}

/** The route with a list of one host, at a port of this machine. The address 127.0.0.2 stands for the public internet. */
async function openFor(port: number, options: Partial<Parameters<typeof remoteImages>[0]> = {}) {
  const remote = remoteImages({
    hosts: [`${SHOP}:${port}`],
    schemes: ["http:", "https:"],
    resolve: async () => [PUBLIC],
    isPublic: (address) => address === PUBLIC,
    timeoutMs: 2_000,
    ...options,
  });
  const images = await openImageServer({ sources: { remote } });
  closing.push(() => images.close());
  const ask = (source: string, headers?: Record<string, string>) => images.get(`/img/w_64/${source}`, headers);
  return { ...images, ask, askPath: (path = "/a.jpg") => ask(`http://${SHOP}:${port}${path}`) };
}

/** Runs and returns how many sockets this process opened. */
async function socketsDuring(work: () => Promise<void>): Promise<number> {
  let sockets = 0;
  const count = () => {
    sockets += 1;
  };
  subscribe("net.client.socket", count);
  await work().finally(() => unsubscribe("net.client.socket", count));
  return sockets;
}

describe("a picture of another host", () => {
  test("CATALOG-17 on the list is shown in our size and format, and fetched once", async () => {
    const host = await openHost(picture);
    const { askPath } = await openFor(host.port);
    const { statusCode, rawPayload, headers } = await askPath();
    expect([statusCode, headers["content-type"]]).toEqual([200, "image/webp"]);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 64, height: 32, format: "webp" });
    expect((await askPath()).statusCode).toBe(200);
    expect(host.requests.length).toBe(1);
    expect(host.requests[0]?.headers).toMatchObject({ host: `${SHOP}:${host.port}`, "accept-encoding": "identity" });
  });

  test("T095 is refused unless its host is exactly one of the list", async () => {
    const { ask } = await openFor(443, { hosts: [SHOP], schemes: ["https:"] });
    const refused = [
      "https://evil.com/a.jpg",
      `https://${SHOP}.evil.com/a.jpg`,
      `https://${SHOP}@evil.com/a.jpg`,
      `https://user@${SHOP}/a.jpg`,
      `https://evil.com%2523@${SHOP}/a.jpg`,
      `https://${SHOP}%2500.evil/a.jpg`,
      "https://picturesXshopXtest/a.jpg",
      `https://${SHOP}./a.jpg`,
      `https://${SHOP}:8443/a.jpg`,
      `https://sub.${SHOP}/a.jpg`,
      "https://pictures.sh%D0%BEp.test/a.jpg",
      `http://${SHOP}/a.jpg`,
      `//${SHOP}/a.jpg`,
      "https:///a.jpg",
      "https://",
    ];
    const sockets = await socketsDuring(async () => {
      for (const source of refused) {
        const { statusCode, headers, body } = await ask(source);
        expect([statusCode, headers["content-type"]], source).toEqual([403, "text/html; charset=utf-8"]);
        expect(body).not.toContain("shop");
      }
    });
    expect(sockets).toBe(0);
  });

  test("T096 is refused at every address of our own network, however it is written, and no socket is opened", async () => {
    const literals = [
      "169.254.169.254",
      "127.1",
      "0",
      "0x7f000001",
      "2130706433",
      "[::1]",
      "[::ffff:a9fe:a9fe]",
      "[::ffff:127.0.0.1]",
      "localhost.",
      "127.0.0.1.nip.io",
    ];
    // Even with all of them on the list, our own network stays out of reach.
    const hosts = literals.map((host) => new URL(`http://${host}/`).host);
    const names: Record<string, string[]> = { "localhost.": ["127.0.0.1", "::1"], "127.0.0.1.nip.io": ["127.0.0.1"] };
    const resolve = async (host: string) => names[host] ?? [host.replace(/^\[|\]$/g, "")];
    const listed = await openFor(80, { hosts, resolve, isPublic: isPublicAddress });
    const unlisted = await openFor(80, { resolve, isPublic: isPublicAddress });
    const sockets = await socketsDuring(async () => {
      for (const host of literals) {
        expect((await listed.ask(`http://${host}/latest/meta-data`)).statusCode, host).toBe(403);
        expect((await unlisted.ask(`http://${host}/latest/meta-data`)).statusCode, host).toBe(403);
      }
    });
    expect(sockets).toBe(0);
  });

  test("T096 is refused when one of its name's addresses is private", async () => {
    const resolve = async () => ["203.0.114.1", "10.0.0.7"];
    const { ask } = await openFor(80, { hosts: [SHOP], resolve, isPublic: isPublicAddress });
    const sockets = await socketsDuring(async () => {
      expect((await ask(`http://${SHOP}/a.jpg`)).statusCode).toBe(403);
    });
    expect(sockets).toBe(0);
  });

  test("T096 is fetched only from public addresses", () => {
    const ours = [
      "0.0.0.0",
      "10.1.2.3",
      "100.64.0.1",
      "127.255.0.1",
      "169.254.169.254",
      "172.16.0.1",
      "172.31.255.255",
    ];
    const special = ["192.168.1.1", "198.18.0.1", "224.0.0.1", "255.255.255.255", "::", "::1", "fe80::1", "fc00::1"];
    const carried = ["::ffff:8.8.8.8", "::ffff:a9fe:a9fe", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:7f00:1::"];
    for (const address of [...ours, ...special, ...carried, "ff02::1", "2001:db8::1", "", "localhost"])
      expect(isPublicAddress(address), address).toBe(false);
    for (const address of ["8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450:4001::1"])
      expect(isPublicAddress(address), address).toBe(true);
  });
});

describe("a host that redirects", () => {
  const sendOn = (response: ServerResponse, location: string) => void response.writeHead(302, { location }).end();

  test("T097 to a private address, another host or another scheme is refused", async () => {
    const inside = await openHost(picture, PRIVATE);
    const targets = [
      `http://127.0.0.1:${inside.port}/a.jpg`,
      "http://169.254.169.254/latest/meta-data",
      "https://evil.com/a.jpg",
      "file:///etc/passwd",
      "data:image/png;base64,AAAA",
      "//evil.com/a.jpg",
      "",
    ];
    const host = await openHost((request, response) => sendOn(response, targets[Number(request.url?.slice(1))] ?? ""));
    const { askPath } = await openFor(host.port);
    for (const [index, target] of targets.entries()) expect((await askPath(`/${index}`)).statusCode, target).toBe(403);
    expect(inside.connections).toBe(0);
  });

  test("T097 three times is followed, four times is refused", async () => {
    const host = await openHost((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) response.end(bytes);
      else sendOn(response, `/${left - 1}`);
    });
    const { askPath } = await openFor(host.port);
    expect((await askPath("/3")).statusCode).toBe(200);
    expect((await askPath("/4")).statusCode).toBe(403);
  });

  test("T098 is never connected to at an address that its name gets after the check", async () => {
    const outside = await openHost(picture);
    const inside = await openHost(picture, PRIVATE, outside.port);
    const answers = [[PUBLIC], [PRIVATE]];
    const resolve = vi.fn(async () => answers.shift() ?? [PRIVATE]);
    const { askPath } = await openFor(outside.port, { resolve });
    expect((await askPath()).statusCode).toBe(200);
    expect([resolve.mock.calls.length, outside.connections, inside.connections]).toEqual([1, 1, 0]);
    expect((await askPath("/again.jpg")).statusCode).toBe(403);
    expect([outside.connections, inside.connections]).toEqual([1, 0]);
  });

  test("T098 has the target of its redirect resolved and checked too", async () => {
    const outside = await openHost((_request, response) => sendOn(response, "/next.jpg"));
    const inside = await openHost(picture, PRIVATE, outside.port);
    const answers = [[PUBLIC], [PRIVATE]];
    const { askPath } = await openFor(outside.port, { resolve: async () => answers.shift() ?? [] });
    expect((await askPath()).statusCode).toBe(403);
    expect([outside.connections, inside.connections]).toEqual([1, 0]);
  });
});

describe("a hostile or broken host", () => {
  test("T102 has a body of 200 MB cut off, with or without a content length", async () => {
    let sent = 0;
    const host = await openHost((request, response) => {
      if (request.url === "/told") response.setHeader("content-length", 200_000_000);
      const chunk = Buffer.alloc(64 * 1024);
      const write = () => {
        while (sent < 200_000_000 && !response.destroyed) {
          sent += chunk.length;
          if (!response.write(chunk)) return;
        }
      };
      response.on("drain", write);
      write();
    });
    const { askPath } = await openFor(host.port, { timeoutMs: 20_000 });
    expect((await askPath("/told")).statusCode).toBe(502);
    expect((await askPath("/untold")).statusCode).toBe(502);
    // Beside the 12 MB that are read, only what the sockets of both sides buffer.
    expect(sent).toBeLessThan(30_000_000);
  });

  test("T102 has a slow body cut off after a time limit", async () => {
    const left = Promise.withResolvers<void>();
    const host = await openHost((_request, response) => {
      const drip = setInterval(() => response.write("."), 20);
      response.on("close", () => {
        clearInterval(drip);
        left.resolve();
      });
    });
    const { askPath } = await openFor(host.port, { timeoutMs: 300 });
    expect((await askPath()).statusCode).toBe(502);
    await left.promise;
  });

  test("T102 is given up after a time limit when it, or the name server, does not answer", async () => {
    const host = await openHost(() => undefined);
    const silent = await openFor(host.port, { timeoutMs: 200 });
    expect((await silent.askPath()).statusCode).toBe(502);
    const nameless = await openFor(host.port, { timeoutMs: 200, resolve: () => new Promise(() => undefined) });
    expect((await nameless.askPath()).statusCode).toBe(502);
  });

  test("T102 never has a gzip bomb decompressed", async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    const host = await openHost((request, response) => {
      if (request.url === "/told") response.setHeader("content-encoding", "gzip");
      response.end(bomb);
    });
    const { askPath } = await openFor(host.port);
    expect((await askPath("/told")).statusCode).toBe(502);
    expect((await askPath("/untold")).statusCode).toBe(404);
  });

  test("T102 leads to the neutral picture when its answer breaks off, is an error or no picture", async () => {
    const host = await openHost((request, response) => {
      if (request.url === "/breaks") {
        response.writeHead(200, { "content-length": bytes.length }).write(bytes.subarray(0, 50));
        setImmediate(() => response.destroy());
      } else if (request.url === "/ill") response.writeHead(500).end("<img>");
      else response.writeHead(200, { "content-type": "image/jpeg" }).end("<html><script>alert(1)</script>");
    });
    const { askPath, cachedFiles } = await openFor(host.port);
    for (const [path, status] of [
      ["/breaks", 502],
      ["/ill", 502],
      ["/html", 404],
    ] as const) {
      const { statusCode, headers, rawPayload } = await askPath(path);
      expect([statusCode, headers["content-type"], headers["cache-control"]], path).toEqual([
        status,
        "image/webp",
        "public, max-age=60",
      ]);
      expect((await sharp(rawPayload).metadata()).format).toBe("webp");
    }
    expect(await cachedFiles()).toEqual([]);
  });

  test("T102 is not asked again for a while after a failure, for any size", async () => {
    const host = await openHost((_request, response) => void response.writeHead(500).end());
    const { get } = await openFor(host.port);
    for (const width of [64, 64, 320, 640])
      expect((await get(`/img/w_${width}/http://${SHOP}:${host.port}/a.jpg`)).statusCode).toBe(502);
    expect(host.requests.length).toBe(1);
  });

  test("T103 gets no cookie and no authorization of the visitor, and its private pictures are neither shown nor cached", async () => {
    const host = await openHost((request, response) => {
      if (request.url === "/marked") response.writeHead(200, { "cache-control": "private, max-age=60" }).end(bytes);
      else if (request.headers.cookie || request.headers.authorization) response.end(bytes);
      else response.writeHead(401).end();
    });
    const { ask, cachedFiles } = await openFor(host.port);
    for (const path of ["/mine", "/marked"]) {
      const { statusCode, headers } = await ask(`http://${SHOP}:${host.port}${path}`, {
        cookie: "session=secret",
        authorization: "Bearer secret",
        "proxy-authorization": "Basic secret",
        "x-forwarded-for": "1.2.3.4",
      });
      expect([statusCode, headers["set-cookie"]], path).toEqual([404, undefined]);
      expect(headers["cache-control"]).not.toContain("immutable");
    }
    for (const { headers } of host.requests)
      expect(Object.keys(headers).sort()).toEqual(["accept", "accept-encoding", "connection", "host", "user-agent"]);
    expect(await cachedFiles()).toEqual([]);
  });
});
