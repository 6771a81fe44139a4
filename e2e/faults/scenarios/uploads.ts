import { randomUUID } from "node:crypto";
import { cp, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Buyer } from "../rig/buyer.ts";
import { addCustomer } from "../rig/customers.ts";
import { type RawReply, type RawRequest, send } from "../rig/send.ts";
import type { Shop } from "../rig/shop.ts";
import type { Scenario, Trial } from "../rig/trial.ts";

const UPLOADS = 12;
/** About the duration of all uploads. */
const LONGEST_LIFE_MS = 120;

/** A PDF of some kilobytes. */
const pdf = (kilobytes: number) => `%PDF-1.4\n${"%".repeat(kilobytes * 1_024)}\n%%EOF\n`;

function uploadRequest(buyer: Buyer, body: string, key: string): RawRequest {
  const { headers, ...rest } = buyer.request("/files?purpose=parcel-invoice&name=invoice.pdf", {}, key);
  return { ...rest, headers: { ...headers, "content-type": "application/pdf" }, body };
}

const idOf = ({ body }: RawReply): string => (JSON.parse(body) as { id: string }).id;

const fileRequest = (buyer: Buyer, id: string): RawRequest => {
  const { headers } = buyer.request("", {});
  const { "content-type": _, ...others } = headers;
  return { method: "GET", path: `/files/${id}`, headers: others, body: "" };
};

interface Uploading {
  buyer: Buyer;
  requests: RawRequest[];
  replies: Promise<RawReply[]>;
}

async function startUploads({ shop, random }: Pick<Trial, "shop" | "random">): Promise<Uploading> {
  const buyer = (await addCustomer(shop)).open();
  const requests = Array.from({ length: UPLOADS }, () =>
    uploadRequest(buyer, pdf(random.between(1, 900)), randomUUID()),
  );
  const replies = Promise.all(requests.map((request) => send(shop.port, request)));
  return { buyer, requests, replies };
}

/** Every acknowledged file can be read, byte for byte. */
async function expectReadable({ shop, expect }: Trial, { buyer, requests }: Uploading, replies: readonly RawReply[]) {
  for (const [index, reply] of replies.entries()) {
    if (reply.status !== 200) continue;
    const read = await send(shop.port, fileRequest(buyer, idOf(reply)));
    expect(
      read.status === 200 && read.body === requests[index]?.body,
      `an acknowledged file is answered with ${read.status}`,
    );
  }
}

/** Every upload that is repeated with the same key succeeds. */
async function expectStored(trial: Trial, uploading: Uploading): Promise<void> {
  const { shop, expect } = trial;
  const replies: RawReply[] = [];
  for (const request of uploading.requests) {
    let reply = await send(shop.port, request);
    // The key of a dead upload is free when its lease has ended.
    for (let waited = 0; reply.status === 409 && waited < 20_000; waited += 500) {
      await setTimeout(500);
      reply = await send(shop.port, request);
    }
    replies.push(reply);
  }
  expect(
    replies.every(({ status }) => status === 200),
    `repeated uploads are answered with ${replies.map(({ status }) => status)}`,
  );
  await expectReadable(trial, uploading, replies);
}

/** Replaces a folder of the storage by a file, so that every write there fails; returns the undo function. */
async function breakFolder({ dataDir }: Shop, part: "stored" | "incoming"): Promise<() => Promise<void>> {
  const folder = join(dataDir, "files", part);
  const away: string[] = [];
  // The shop may make the folder again before the file is there.
  for (let isBroken = false; !isBroken; ) {
    const aside = `${folder}-away-${away.length}`;
    await rename(folder, aside);
    away.push(aside);
    isBroken = await writeFile(folder, "", { flag: "wx" }).then(
      () => true,
      () => false,
    );
  }
  return async () => {
    await rm(folder);
    await mkdir(folder);
    for (const aside of away) {
      await cp(aside, folder, { recursive: true });
      await rm(aside, { recursive: true });
    }
  };
}

/** F36: the disk fails while files are uploaded; no file is stored in part. */
export const diskFails: Scenario = {
  id: "F36",
  title: "the disk fails in uploads",
  run: async (trial) => {
    const { shop, random, expect } = trial;
    await (await startUploads(trial)).replies;
    const uploading = await startUploads(trial);
    await setTimeout(random.next() * LONGEST_LIFE_MS);
    const mend = await breakFolder(shop, random.pick(["stored", "incoming"]));
    const refused = await send(shop.port, uploadRequest(uploading.buyer, pdf(1), randomUUID()));
    const replies = await uploading.replies;
    await mend();
    const statuses = [refused, ...replies].map(({ status }) => status);
    expect(refused.status === 503, `an upload to a broken disk is answered with ${refused.status}`);
    expect(
      statuses.every((status) => status === 200 || status === 503),
      `answers ${statuses}`,
    );
    await expectReadable(trial, uploading, replies);
    await expectStored(trial, uploading);
  },
};

/** F36: the process dies while files are uploaded. */
export const killedInUploads: Scenario = {
  id: "F36",
  title: "killed in uploads",
  run: async (trial) => {
    const { shop, random, faultEnds } = trial;
    const uploading = await startUploads(trial);
    await setTimeout(random.next() * LONGEST_LIFE_MS);
    await shop.kill();
    const replies = await uploading.replies;
    await shop.start();
    faultEnds();
    await expectReadable(trial, uploading, replies);
    await expectStored(trial, uploading);
  },
};
