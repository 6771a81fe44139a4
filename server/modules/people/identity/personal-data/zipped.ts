import { Zip, ZipDeflate } from "fflate";
import type { ArchivedFile } from "./personal-data.ts";

/** Files as a ZIP archive, which is made while it is sent. */
export async function* zipped(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for await (const { name, read } of files) {
    const content = await read();
    if (!content) continue;
    const entry = new ZipDeflate(name);
    zip.add(entry);
    for await (const piece of content) {
      entry.push(piece as Buffer);
      yield* ready.splice(0);
    }
    entry.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready;
}
