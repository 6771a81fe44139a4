import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Article, ArticleCard, ContentHit, QuestionGroup } from "#contracts/shop/content/content.ts";
import type { Block } from "#domain/content/content/blocks.ts";
import { CONTENT_MACHINE } from "#domain/content/content/content-machine.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { findBrokenHistories } from "#platform/state/check-histories.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";
import { childrenOf, readXml } from "#testing/xml.ts";
import { recordPublished } from "./entries/published-entries.ts";
import { contentEntries } from "./tables.ts";

const HOST = "pj.localhost";
const LANGUAGES = { en: 1, lt: 2 } as const;
const START = Date.parse("2026-10-01T08:00:00Z");

const paragraph = (text: string): Block => ({ kind: "paragraph", runs: [{ text }] });

function textIn(language: "en" | "lt", slug: string, title: string, body: string) {
  const description = `About ${title}`;
  return { language, languageId: LANGUAGES[language], slug, title, description, blocks: [paragraph(body)] };
}

const TOPICS = [
  {
    kind: "article" as const,
    key: "guides",
    texts: [
      { languageId: 1, slug: "guides", name: "Guides" },
      { languageId: 2, slug: "patarimai", name: "Patarimai" },
    ],
  },
  { kind: "article" as const, key: "news", texts: [{ languageId: 1, slug: "news", name: "News" }] },
  { kind: "question" as const, key: "customs", texts: [{ languageId: 1, slug: "customs", name: "Customs" }] },
];

const article = (index: number, extra: object = {}) => ({
  kind: "article" as const,
  key: `a${index}`,
  group: "guides",
  publishedAt: new Date(START + index * DAY_MS),
  texts: [textIn("en", `article-${index}`, `Article ${index}`, `Number ${index} about parcels`)],
  ...extra,
});

const DUTY = {
  kind: "article" as const,
  key: "duty",
  group: "news",
  isFeatured: true,
  author: "Austėja Vilkaitė",
  publishedAt: new Date(START - DAY_MS),
  texts: [
    textIn(
      "en",
      "the-duty",
      "The duty, counted",
      "Every kind of goods costs {dutyPerCode}. Storage is free for {freeStorageDays}.",
    ),
    textIn(
      "lt",
      "muitas",
      "Muitas, suskaičiuotas",
      "Kiekviena prekių rūšis kainuoja {dutyPerCode}, saugome {freeStorageDays}.",
    ),
  ],
};

const question = (key: string, title: string, body: string) => ({
  kind: "question" as const,
  key,
  group: "customs",
  publishedAt: new Date(START),
  texts: [textIn("en", key, title, body)],
});

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const { db } = app.database;
  await db.execute(sql`delete from content_entries where kind <> 'page'`);
  await db.execute(sql`delete from content_groups`);
  await recordPublished(db, "pj", TOPICS, [
    ...Array.from({ length: 14 }, (_, index) => article(index + 1)),
    DUTY,
    question("storage", "How long do you store parcels?", "Thirty days cost nothing."),
    question("batteries", "May batteries fly?", "Loose batteries travel by sea only."),
  ]);
});
afterAll(() => app.close());

const ask = (path: string, input: object, options: object = {}) => call(app, path, input, { host: HOST, ...options });
const answer = async <T>(path: string, input: object): Promise<T> => (await ask(path, input)).json();

interface Blog {
  topic: { name: string } | null;
  topics: { slug: string }[];
  featured: ArticleCard | null;
  articles: ArticleCard[];
  total: number;
}
const blog = (input: object = {}) => answer<Blog>("/content/articles", { locale: "en", ...input });

describe("the blog", () => {
  test("CONTENT-01 ROUTE-07 shows the featured article, then the newest twelve, then the rest", async () => {
    const first = await blog();
    expect(first.featured?.slug).toBe("the-duty");
    expect(first.articles.map(({ slug }) => slug)).toEqual(Array.from({ length: 12 }, (_, at) => `article-${14 - at}`));
    expect(first.total).toBe(15);
    const second = await blog({ page: 2 });
    expect(second.featured).toBeNull();
    expect(second.articles.map(({ slug }) => slug)).toEqual(["article-2", "article-1"]);
  });

  test("CONTENT-01 ROUTE-07 lists a topic by its slug in the reader's language, and nothing for an unknown one", async () => {
    expect((await blog({ topic: "news" })).articles.map(({ slug }) => slug)).toEqual(["the-duty"]);
    expect((await blog({ locale: "lt", topic: "patarimai" })).topic?.name).toBe("Patarimai");
    expect(await blog({ topic: "nothing" })).toMatchObject({ topic: null, articles: [], total: 0 });
  });

  test("CONTENT-01 lists what is not translated in English, and says so", async () => {
    const { featured, articles } = await blog({ locale: "lt" });
    expect([featured?.language, featured?.slug]).toEqual(["lt", "muitas"]);
    expect(articles[0]).toMatchObject({ language: "en", slug: "article-14" });
  });

  test("CONTENT-01 nothing of another storefront is listed or found", async () => {
    const elsewhere = { host: "wl.localhost" };
    const { articles } = (await ask("/content/articles", { locale: "en" }, elsewhere)).json() as Blog;
    expect(articles).toEqual([]);
    const found = (await ask("/content/article", { locale: "en", slug: "the-duty" }, elsewhere)).json();
    expect(found).toEqual({ kind: "missing" });
  });

  test("CONFIG-02 the shop says that there is a blog where one is written, and stops when its last article is gone", async () => {
    const blogs = async (locale: string) =>
      (await answer<{ blogs: boolean }>("/store-config", { langIso: locale })).blogs;
    expect([await blogs("en"), await blogs("lt")]).toEqual([true, true]);
    await app.database.db.execute(
      sql`update content_entries set state = 'archived' where key = 'duty' and storefront_code = 'pj'`,
    );
    await expect.poll(() => blogs("lt")).toBe(false);
    expect(await blogs("en")).toBe(true);
    await app.database.db.execute(
      sql`update content_entries set state = 'published' where key = 'duty' and storefront_code = 'pj'`,
    );
    await expect.poll(() => blogs("lt")).toBe(true);
  });
});

describe("an article", () => {
  const find = (slug: string, locale = "en") =>
    answer<{ kind: string; text: Article; slug: string }>("/content/article", { slug, locale });

  test("ROUTE-07 CONTENT-01 is found by its slug, with its languages, its author and what to read next", async () => {
    const { text } = await find("the-duty");
    expect(text).toMatchObject({
      slugs: { en: "the-duty", lt: "muitas" },
      author: "Austėja Vilkaitė",
      reading_minutes: 1,
    });
    expect(text.related).toHaveLength(3);
    expect((await find("article-3")).text.related.every(({ topic }) => topic?.slug === "guides")).toBe(true);
  });

  test("CONTENT-01 says the fees that the shop charges today, as its language writes them", async () => {
    const words = ({ text }: { text: Article }) => JSON.stringify(text.blocks);
    expect(words(await find("the-duty"))).toContain("costs €3. Storage is free for 30 days.");
    expect(words(await find("muitas", "lt"))).toContain("kainuoja 3\u00a0€, saugome 30 dienų.");
  });

  test("ROUTE-07 by the slug of another language, or an earlier one, it leads to the present one", async () => {
    expect(await find("the-duty", "lt")).toEqual({ kind: "moved", slug: "muitas" });
    await app.database.db.execute(sql`
      insert into content_old_slugs (storefront_code, kind, language_id, slug, entry_id)
      select 'pj', 'article', 1, 'three-euros', id from content_entries where key = 'duty' and storefront_code = 'pj'`);
    expect(await find("three-euros")).toEqual({ kind: "moved", slug: "the-duty" });
    expect(await find("never-written")).toEqual({ kind: "missing" });
  });

  test("CONTENT-01 a draft is not found", async () => {
    await app.database.db.execute(
      sql`update content_entries set state = 'draft' where key = 'a1' and storefront_code = 'pj'`,
    );
    expect(await find("article-1")).toEqual({ kind: "missing" });
    await app.database.db.execute(
      sql`update content_entries set state = 'published' where key = 'a1' and storefront_code = 'pj'`,
    );
  });

  test("I10 its history begins with a draft", async () => {
    const broken = await findBrokenHistories(app.database.db, { machine: CONTENT_MACHINE, table: contentEntries });
    expect(broken).toEqual([]);
  });
});

describe("questions", () => {
  test("ROUTE-05 come with the article that is shown for a season, the one that ends next", async () => {
    const seasonOf = async () =>
      (await answer<{ season: ArticleCard | null }>("/content/questions", { locale: "en" })).season?.slug ?? null;
    expect(await seasonOf()).toBeNull();
    const until = (key: string, days: number) =>
      app.database.db.execute(sql`
        update content_entries set unpublish_at = now() + make_interval(days => ${days})
        where storefront_code = 'pj' and key = ${key}`);
    await until("a1", 30);
    await until("a2", 10);
    expect(await seasonOf()).toBe("article-2");
    await app.database.db.execute(sql`update content_entries set unpublish_at = null`);
  });

  test("ROUTE-05 CONTENT-01 stand in their groups with their answers, and one by itself", async () => {
    const { groups } = await answer<{ groups: QuestionGroup[] }>("/content/questions", { locale: "en" });
    expect(groups.map(({ name, questions }) => [name, questions.map(({ slug }) => slug)])).toEqual([
      ["Customs", ["storage", "batteries"]],
    ]);
    const one = await answer("/content/question", { locale: "en", slug: "storage" });
    expect(one).toMatchObject({
      kind: "found",
      text: { group: { slug: "customs" }, related: [{ slug: "batteries" }] },
    });
  });

  test("CONTENT-01 a visitor's last vote counts once, and unknown texts take none", async () => {
    const { rows } = await app.database.db.execute<{ id: number }>(
      sql`select id from content_entries where key = 'storage'`,
    );
    const id = rows[0]?.id;
    const first = await ask("/content/vote", { id, helped: true });
    const visitor = Object.fromEntries(first.cookies.map(({ name, value }) => [name, value]));
    await ask("/content/vote", { id, helped: false }, { cookies: visitor });
    await ask("/content/vote", { id, helped: true });
    const votes = await app.database.db.execute(sql`select helped from content_votes order by helped`);
    expect(votes.rows).toEqual([{ helped: false }, { helped: true }]);
    expect((await ask("/content/vote", { id: 2_000_000, helped: true })).statusCode).toBe(404);
    expect((await ask("/content/vote", { id, helped: true }, { host: "wl.localhost" })).statusCode).toBe(404);
  });
});

describe("searching texts", () => {
  const search = async (q: string, input: object = {}) =>
    (await answer<{ hits: ContentHit[] }>("/content/search", { q, locale: "en", ...input })).hits.map(
      ({ slug }) => slug,
    );

  test.each([
    ["storing parcels", "storage"],
    ["how long do you store", "storage"],
    ["batery", "batteries"],
    ["batter", "batteries"],
    ["duty counted", "the-duty"],
  ])("CONTENT-01 %s finds %s first", async (q, slug) => {
    expect((await search(q))[0]).toBe(slug);
  });

  test("CONTENT-01 names the page of each text", async () => {
    const paths = async (q: string) =>
      (await answer<{ hits: ContentHit[] }>("/content/search", { q, locale: "en" })).hits.map(
        ({ kind, slug, path }) => [
          path,
          { article: `/blog/${slug}`, question: `/faq/${slug}`, page: `/${slug}` }[kind],
        ],
      );
    const found = await paths("batteries");
    expect(found.length).toBeGreaterThan(0);
    for (const [path, expected] of found) expect(path).toBe(expected);
  });

  test("CONTENT-01 finds inflected words of the reader's language, and only texts that are written in it", async () => {
    expect(await search("muito", { locale: "lt", kinds: ["article"] })).toEqual(["muitas"]);
    expect(await search("parcels", { locale: "lt" })).toEqual([]);
  });

  test("CONTENT-01 looks among the asked kinds, and returns no more than asked for", async () => {
    expect(await search("parcels", { kinds: ["question"] })).toEqual(["storage"]);
    expect(await search("parcels", { kinds: ["article"], limit: 2 })).toHaveLength(2);
  });

  test.each(["'", "a & | !", "\\", "<->", "(((", ":*", "☃☃", "\u0301"])(
    "T132 any text may be asked for: %s",
    async (q) => {
      expect((await ask("/content/search", { q: q.repeat(2), locale: "en" })).statusCode).toBe(200);
      expect((await ask("/content/search", { q: `${q} x`, locale: "en" })).statusCode).toBe(200);
    },
  );
});

describe("feeds", () => {
  const feed = (path: string, headers: Record<string, string> = {}) => visit(app, { host: HOST, path, headers });

  test("CONTENT-01 Atom has the newest articles whole, and is not sent again when it is the same", async () => {
    const { statusCode, headers, body } = await feed("/en/blog/feed.xml");
    expect([statusCode, headers["content-type"]]).toEqual([200, "application/atom+xml; charset=utf-8"]);
    const atom = readXml(body);
    expect([atom.name, atom.attributes.xmlns]).toEqual(["feed", "http://www.w3.org/2005/Atom"]);
    const required = ["id", "title", "updated", "author", "link"];
    expect(atom.children.map(({ name }) => name)).toEqual(expect.arrayContaining(required));
    expect(childrenOf(atom, "entry")).toHaveLength(15);
    for (const entry of childrenOf(atom, "entry")) {
      const names = entry.children.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(["id", "title", "updated", "published", "summary", "content"]));
      expect(Date.parse(childrenOf(entry, "updated")[0]?.text ?? "")).not.toBeNaN();
    }
    expect(body).toContain("&lt;p&gt;Every kind of goods costs €3.");
    expect((await feed("/en/blog/feed.xml", { "if-none-match": String(headers.etag) })).statusCode).toBe(304);
  });

  test("CONTENT-01 JSON Feed has what is written in its language", async () => {
    const { version, items } = (await feed("/lt/blog/feed.json")).json() as {
      version: string;
      items: { url: string }[];
    };
    expect(version).toBe("https://jsonfeed.org/version/1.1");
    expect(items.map(({ url }) => new URL(url).pathname)).toEqual(["/lt/blog/muitas"]);
  });

  test("CONTENT-01 there is none in a language without articles, or of another kind", async () => {
    expect((await feed("/lt/blog/feed.txt")).statusCode).toBe(404);
    expect((await visit(app, { host: "wl.localhost", path: "/en/blog/feed.xml" })).statusCode).toBe(404);
  });

  test("META-02 sitemaps name articles and questions in the languages that they are written in, with their last change", async () => {
    const articles = (await feed("/sitemaps/lt/articles.xml")).body;
    expect(articles.match(/<loc>/g)).toHaveLength(1);
    expect(articles).toMatch(/<loc>[^<]*\/lt\/blog\/muitas<\/loc><lastmod>2026-09-30T08:00:00.000Z<\/lastmod>/);
    expect(articles).toMatch(/hreflang="en" href="[^"]*\/en\/blog\/the-duty"/);
    expect((await feed("/sitemaps/en/faq.xml")).body.match(/<loc>/g)).toHaveLength(2);
  });
});
