import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { RefusedSource } from "./image-source.ts";
import { mediaFolder } from "./media-folder.ts";
import { openImageServer, photo } from "./test-images.ts";

let images: Awaited<ReturnType<typeof openImageServer>>;
beforeEach(async () => {
  images = await openImageServer();
  await images.addMedia("a.jpg", await photo(8, 8));
  await mkdir(join(images.dir, "media-secret"));
  await writeFile(join(images.dir, "media-secret/a.jpg"), await photo(8, 8));
});
afterEach(() => images.close());

describe("the media folder", () => {
  test("T099 is not left by any name", async () => {
    const folder = mediaFolder(images.mediaDir);
    const names = [
      "../a.jpg",
      "../media-secret/a.jpg",
      "x/../../a.jpg",
      "..",
      ".",
      "",
      "/etc/passwd",
      "a//b",
      ".hidden",
    ];
    for (const name of [...names, "..\\a.jpg", "a\0.jpg", "..\\..\\etc\\passwd"])
      await expect(folder.find(name), name).rejects.toBeInstanceOf(RefusedSource);
    for (const name of ["%2e%2e/a.jpg", "none.jpg", "a.jpg/b.jpg", "x".repeat(5_000)])
      expect(await folder.find(name), name).toBeNull();
    expect(await folder.find("a.jpg")).not.toBeNull();
  });

  test("T099 is not left by any link, and follows links within it", async () => {
    await symlink(join(images.dir, "media-secret/a.jpg"), join(images.mediaDir, "file.jpg"));
    await symlink(join(images.dir, "media-secret"), join(images.mediaDir, "folder"));
    await symlink("/etc", join(images.mediaDir, "etc"));
    await symlink("a.jpg", join(images.mediaDir, "inside.jpg"));
    await symlink("loop.jpg", join(images.mediaDir, "loop.jpg"));
    const status = async (name: string) => (await images.get(`/img/w_64/media/${name}`)).statusCode;
    expect(await Promise.all(["file.jpg", "folder/a.jpg", "etc/passwd"].map(status))).toEqual([403, 403, 403]);
    expect(await Promise.all(["inside.jpg", "loop.jpg", "none.jpg"].map(status))).toEqual([200, 404, 404]);
  });

  test("T099 is not revealed by any answer", async () => {
    await images.addMedia("broken.jpg", "no picture");
    for (const name of ["..%2fa.jpg", "none.jpg", "broken.jpg", "%2e%2e%2f%2e%2e%2fetc%2fpasswd"]) {
      const { body, headers } = await images.get(`/img/w_64/media/${name}`);
      expect(body + JSON.stringify(headers)).not.toContain(images.dir);
    }
  });
});
