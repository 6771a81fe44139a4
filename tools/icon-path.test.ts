import { expect, test } from "vitest";
import { iconPath } from "./icon-path.ts";
import { importIconFiles } from "./vite-icons.ts";

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

test("leaves an icon with a filled or unknown shape unchanged", () => {
  expect(iconPath([path("M1 1"), ["circle", { cx: 1, cy: 1, r: 1, fill: "currentColor" }]])).toBeNull();
  expect(iconPath([["text", { x: 1, y: 1 }]])).toBeNull();
});

test("imports each icon from its own file, under the name that the code uses", () => {
  const files = new Map([
    ["X", "/icons/x.mjs"],
    ["Link", "/icons/link.mjs"],
  ]);
  expect(importIconFiles('import { Link as LinkIcon, type LucideIcon, X } from "lucide-react";\n', files)).toBe(
    'import LinkIcon from "/icons/link.mjs";import X from "/icons/x.mjs";\n',
  );
});
