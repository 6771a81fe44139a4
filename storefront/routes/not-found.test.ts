import { expect, test } from "vitest";
import { loader } from "./not-found.tsx";

test("ROUTE-02 /404 answers 404", () => {
  expect(loader().init?.status).toBe(404);
});
