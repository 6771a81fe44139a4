import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";

/** Takes the README's pictures of a running demo: `npm start`, then `node tools/screenshots.ts [port [names]]`. */
const port = process.argv[2] ?? "3000";
const folder = join(import.meta.dirname, "../docs/screenshots");
const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

interface Shot {
  name: string;
  site: string;
  path: string;
  width?: number;
  dark?: boolean;
  /** A button that is pressed first. */
  press?: string;
  /** The text that is typed into the search field first. */
  search?: string;
  /** A link of the page that is followed first. */
  follow?: RegExp;
  /** The account of the demo that is signed in. */
  signedIn?: "customer" | "pro";
}

const HOMES = { lt: "en", lv: "lv", ee: "ee", pj: "lt", tp: "en", wl: "en", nl: "en", ae: "en" };

const SHOTS: Shot[] = [
  ...Object.entries(HOMES).map(([site, language]) => ({ name: `home-${site}`, site, path: `/${language}` })),
  { name: "home-dark", site: "lt", path: "/en", dark: true },
  { name: "home-phone", site: "lt", path: "/lt", width: 390 },
  { name: "home-phone-dark", site: "lt", path: "/en", width: 390, dark: true },
  { name: "category", site: "lt", path: "/en/c/electronics/audio/headphones" },
  { name: "product", site: "lt", path: "/en/c/footwear", follow: /\/en\/p\// },
  { name: "search", site: "lt", path: "/en", search: "wireles head" },
  { name: "deals", site: "lt", path: "/lt/dealzone", dark: true },
  { name: "catalogue", site: "lt", path: "/en", press: "Catalogue" },
  { name: "cookie-settings", site: "lt", path: "/en", press: "Cookie settings" },
  { name: "not-found", site: "lt", path: "/en/nowhere" },
  { name: "not-found-phone", site: "pj", path: "/lt/nowhere", width: 390 },
  { name: "status", site: "ee", path: "/en/status" },
  { name: "calculator", site: "lt", path: "/en/calculate" },
  { name: "parcels", site: "lt", path: "/en/parcels", signedIn: "customer" },
  { name: "parcel", site: "lt", path: "/en/parcels/PA3391", signedIn: "customer" },
  { name: "forward", site: "lt", path: "/en/forward", signedIn: "customer" },
  { name: "order-form", site: "lt", path: "/en/order-form", signedIn: "pro" },
  { name: "pro", site: "lt", path: "/en/site-pro", signedIn: "pro" },
  { name: "article", site: "lt", path: "/en/blog/duty-by-kinds-of-goods" },
  { name: "faq", site: "lt", path: "/en/faq" },
];

async function take(browser: Browser, { name, site, path, width = 1440, dark = false, ...first }: Shot): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height: width < 768 ? 844 : 900 },
    colorScheme: dark ? "dark" : "light",
  });
  const origin = `http://${site}.localhost:${port}`;
  if (first.signedIn) await signIn(page, origin, first.signedIn);
  await page.goto(`${origin}${path}`, { waitUntil: "networkidle" });
  if (first.press) await page.getByRole("button", { name: first.press }).click();
  if (first.search) await page.getByRole("combobox").first().pressSequentially(first.search);
  if (first.follow) {
    const links = await page
      .locator("main a")
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    await page.goto(links.find((link) => first.follow?.test(link)) ?? "", { waitUntil: "networkidle" });
  }
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: "jpeg", quality: 80, animations: "disabled" });
  await page.close();
}

async function signIn(page: Page, origin: string, account: "customer" | "pro"): Promise<void> {
  await page.goto(`${origin}/en/login`, { waitUntil: "networkidle" });
  await page.locator("[name=email]").first().fill(`${account}@example.com`);
  await page.locator("[name=password]").first().fill("Parcels-cross-the-sea-7");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Later" }).click();
}

const names = process.argv.slice(3);
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
for (const shot of SHOTS.filter(({ name }) => names.length === 0 || names.includes(name))) await take(browser, shot);
await browser.close();
