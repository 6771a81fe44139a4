import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rootDir } from "#testing/test-app.ts";

const clientDir = join(rootDir, "build/client");
const files = globSync("**/*", { cwd: clientDir, withFileTypes: true }).filter((entry) => entry.isFile());
const scripts = files.filter(({ name }) => /\.(js|css)$/.test(name));

test("T127 the client build holds no source maps", () => {
  expect(scripts.length).toBeGreaterThan(10);
  expect(files.filter(({ name }) => name.endsWith(".map"))).toEqual([]);
  for (const { parentPath, name } of scripts) {
    expect(readFileSync(join(parentPath, name), "utf8"), name).not.toMatch(/sourceMappingURL=/);
  }
});

test("T127 nor anything that only the server may know", () => {
  for (const { parentPath, name } of scripts) {
    expect(readFileSync(join(parentPath, name), "utf8"), name).not.toMatch(
      /DATABASE_URL|METRICS_TOKEN|pg_notify|crossdock_changes|node:fs/,
    );
  }
});
