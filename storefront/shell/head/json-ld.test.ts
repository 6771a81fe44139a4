import { expect, test } from "vitest";
import { jsonLdText } from "./json-ld.tsx";

test("T085 escapes what could end a script or its line, and keeps the meaning", () => {
  const name = "</script><script>alert(1)<!-- & \u2028 \u2029";
  const text = jsonLdText({ "@type": "Product", name });
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual({ "@context": "https://schema.org", "@type": "Product", name });
});
