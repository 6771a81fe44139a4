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
  // Every sample is drawn.
  await page.addInitScript(() => {
    Math.random = () => 0.05;
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
  await page.goto(at("lt", "/en/accessibility"));
  const vitals = (await measured).postDataJSON();
  expect(vitals).toMatchObject({ route: "home", build: expect.stringMatching(/^\w+$/) });
  expect(vitals.vitals.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(["FCP", "TTFB"]));
});
