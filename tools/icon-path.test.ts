import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { collectIcons, iconsFile, iconsText } from "./collect-icons.ts";
import { iconPath } from "./icon-path.ts";
import { importedIcons, importIconModules } from "./vite-icons.ts";

const path = (d: string) => ["path", { d, key: "k" }] as const;

test("joins the shapes of an icon, each at its own position", () => {
  expect(iconPath([path("M18 6 6 18"), path("m6 6 12 12")])).toBe("M18 6 6 18M6 6l12 12");
  expect(iconPath([path("m21 21-4.34-4.34")])).toBe("M21 21l-4.34-4.34");
  expect(iconPath([path("m4.93 4.93 1.41 1.41")])).toBe("M4.93 4.93l1.41 1.41");
  expect(iconPath([path("m9 12h2")])).toBe("M9 12h2");
  expect(iconPath([path("m2 7.5.5-1")])).toBe("M2 7.5l.5-1");
  expect(iconPath([path("m-.5-1 2 2")])).toBe("M-.5 -1l2 2");
});

test("turns every other shape into its outline", () => {
  expect(iconPath([["line", { x1: "1", y1: "2", x2: "3", y2: "4" }]])).toBe("M1 2L3 4");
  expect(iconPath([["polyline", { points: "3.29 7 12 12 20.71 7" }]])).toBe("M3.29 7 12 12 20.71 7");
  expect(iconPath([["polygon", { points: "1 1 2 2 3 1" }]])).toBe("M1 1 2 2 3 1z");
  expect(iconPath([["circle", { cx: "12", cy: "10", r: "3" }]])).toBe("M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0");
  expect(iconPath([["ellipse", { cx: 12, cy: 5, rx: 9, ry: 3 }]])).toBe("M3 5a9 3 0 1 0 18 0a9 3 0 1 0 -18 0");
  expect(iconPath([["rect", { width: "7", height: "9", x: "3", y: "4" }]])).toBe("M3 4h7v9h-7v-9z");
  expect(iconPath([["rect", { width: "7", height: "7", x: "3", y: "3", rx: "1" }]])).toBe(
    "M4 3h5a1 1 0 0 1 1 1v5a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-5a1 1 0 0 1 1 -1z",
  );
});

test("fills a dot by its own line, and refuses any other filled or unknown shape", () => {
  expect(iconPath([["circle", { cx: 7.5, cy: 7.5, r: ".5", fill: "currentColor" }]])).toBe(
    "M7 7.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0",
  );
  expect(() => iconPath([path("M1 1"), ["circle", { cx: 1, cy: 1, r: 4, fill: "currentColor" }]])).toThrow("fill");
  expect(() => iconPath([["text", { x: 1, y: 1 }]])).toThrow("text");
});

test("imports each icon by itself, under the name that the code uses", () => {
  const code = 'import { Link as LinkIcon, type LucideIcon, X } from "lucide-react";\n';
  expect(importIconModules(code)).toBe(
    'import LinkIcon from "icon:/lucide-react/Link";import X from "icon:/lucide-react/X";\n',
  );
  expect(importedIcons(code).map(({ icon }) => icon)).toEqual(["Link", "X"]);
});

test("ui/icons.json has the icons that the sources use, as `node tools/collect-icons.ts` writes them", async () => {
  expect(readFileSync(iconsFile, "utf8")).toBe(iconsText(await collectIcons()));
});
