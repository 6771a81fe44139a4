import { expect, test } from "./fixtures.ts";
import { at } from "./sites.ts";

const FILES_AFTER_CONSENT = /\/assets\/(?:replay|traces|report-vitals)-/;

test("TRACK-05 T090 an error reaches the shop's own sink; vitals, traces and replays come after consent only, masked", async ({
  page,
  open,
  expectedProblems,
}) => {
  test.slow();
  expectedProblems.push(/probe/);
  await page.addInitScript(() => {
    // Every sample is drawn.
    Math.random = () => 0.05;
    // The body of a beacon is not seen from outside.
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      if (body instanceof Blob) void body.text().then((text) => Object.assign(window, { lastBeacon: text }));
      return send(address, body);
    };
  });
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  const sentWith = (word: string) =>
    page.waitForRequest(
      (request) => request.url().includes("/api/1/envelope/") && !!request.postData()?.includes(word),
    );
  await open(at("lt", "/en"));
  expect(loaded.some((address) => address.includes("/assets/error-reporting-"))).toBe(false);

  const reported = sentWith("probe");
  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error("probe for ruta@pastas.test");
      }),
  );
  const report = await reported;
  expect(report.postData()).toContain("probe for [e-mail]");
  expect(report.postData()).not.toMatch(/ruta@|breadcrumbs|cookie/);
  expect((await report.response())?.status()).toBe(200);
  expect(loaded.filter((address) => FILES_AFTER_CONSENT.test(address))).toEqual([]);

  const recorded = sentWith("replay_recording");
  await page.getByRole("button", { name: "Cookie settings" }).click();
  await page.getByRole("switch", { name: "Statistics" }).check();
  await page.getByRole("button", { name: "Save my choice" }).click();
  const replay = await recorded;
  expect(replay.postData()).not.toContain("Cookie settings");
  expect((await replay.response())?.status()).toBe(200);

  // Without a chat its button leads to the form.
  await page.getByRole("link", { name: "Ask us a question" }).click();
  await expect(page).toHaveURL(/\/en\/contacts$/);

  const named = sentWith("second probe");
  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error("second probe");
      }),
  );
  expect((await named).postData()).toMatch(/"replayId":"[0-9a-f]{32}"/);

  const measured = page.waitForRequest("**/api/vitals");
  // As when the tab is left: what is sent by a page that is gone is not seen from here.
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  expect((await (await measured).response())?.status()).toBe(200);
  const beacon = await page.evaluate(() => (window as Window & { lastBeacon?: string }).lastBeacon ?? "{}");
  const vitals = JSON.parse(beacon);
  expect(vitals).toMatchObject({ route: "home", build: expect.stringMatching(/^\w+$/) });
  expect(vitals.vitals.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(["FCP", "TTFB"]));
});
