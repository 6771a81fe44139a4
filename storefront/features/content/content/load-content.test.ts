import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Reader } from "#domain/operations/storefronts/reader.ts";
import { type Api, api, reader, type Visit, visit } from "#storefront/context.ts";
import { loadArticle } from "./data/load-article.ts";
import { loadBlog } from "./data/load-blog.ts";
import { loadFaq } from "./data/load-faq.ts";
import { loadQuestion } from "./data/load-question.ts";
import { SAMPLE_ARTICLE, sampleCard, sampleQuestion } from "./data/sample-content.ts";

const content = { article: vi.fn(), articles: vi.fn(), question: vi.fn(), questions: vi.fn(), search: vi.fn() };
const catalog = { cards: vi.fn() };
const tags = new Set<string>();

function request<Params extends object>(path: string, params: Params, features = ["marketplace", "content"]) {
  const context = new RouterContextProvider();
  context.set(api, { content, catalog } as unknown as Api);
  context.set(visit, { storefront: { code: "nl", features }, tags } as unknown as Visit);
  context.set(reader, { language: { iso_code: "lt" }, currency: { id: 1, iso_code: "EUR" } } as Reader);
  return { url: new URL(path, "https://nl.test"), params, context };
}

const redirectOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (thrown: Response) => [thrown.status, thrown.headers.get("location")],
  );
const statusOf = (answer: unknown) => (answer as { init?: { status: number } }).init?.status ?? 200;

const listed = {
  topic: null,
  topics: [{ slug: "muitine", name: "Muitinė" }],
  featured: sampleCard(1),
  articles: [sampleCard(2)],
  total: 2,
};

beforeEach(() => {
  tags.clear();
  for (const call of [...Object.values(content), catalog.cards]) call.mockReset();
  content.articles.mockResolvedValue(listed);
  content.questions.mockResolvedValue({ groups: [] });
  catalog.cards.mockResolvedValue({ items: [{ id: 7 }] });
});

describe("loading an article", () => {
  const load = (features?: string[]) => loadArticle(request("/lt/blog/a?from=mail", { slug: "a" }, features));

  test("ROUTE-07 a found one comes with its addresses and today's cards of its products, and is tagged by what it shows", async () => {
    content.article.mockResolvedValue({ kind: "found", text: SAMPLE_ARTICLE });
    const addresses = { en: "/blog/article-1", lt: "/blog/straipsnis-1" };
    expect(await load()).toMatchObject({ article: { id: 1 }, cards: [{ id: 7 }], addresses });
    expect(catalog.cards).toHaveBeenCalledWith({ ids: [7, 9], locale: "lt", currency: "EUR" });
    const shown = ["catalog", "content:nl:1", "content:nl:2", "content:nl:3", "product:7", "product:9"];
    expect([...tags].sort()).toEqual(shown);
  });

  test("ROUTE-07 CATALOG-01 it is readable without cards, and asks for none where nothing is sold", async () => {
    content.article.mockResolvedValue({ kind: "found", text: SAMPLE_ARTICLE });
    catalog.cards.mockRejectedValue(new Error("lost"));
    expect(await load()).toMatchObject({ article: { id: 1 }, cards: [] });
    catalog.cards.mockClear();
    expect(await load(["content"])).toMatchObject({ cards: [] });
    expect(catalog.cards).not.toHaveBeenCalled();
  });

  test("ROUTE-07 an earlier address leads to the present one for good, and a missing one is a 404", async () => {
    content.article.mockResolvedValue({ kind: "moved", slug: "b" });
    expect(await redirectOf(load())).toEqual([301, "/lt/blog/b?from=mail"]);
    content.article.mockResolvedValue({ kind: "missing" });
    expect(statusOf(await load())).toBe(404);
    expect([...tags]).toEqual(["content:nl:article"]);
  });
});

describe("loading the blog", () => {
  const load = (query = "") => loadBlog(request(`/lt/blog${query}`, {}));

  test("ROUTE-07 counts what is shown, the featured article too", async () => {
    expect(await load()).toMatchObject({ blog: { page: 1, shown: 2, total: 2, found: null } });
    content.articles.mockResolvedValue({ ...listed, featured: null, total: 40 });
    expect(await load("?page=2")).toMatchObject({ blog: { page: 2, shown: 14, total: 40 } });
    expect(content.articles).toHaveBeenLastCalledWith({ locale: "lt", topic: undefined, page: 2 });
    expect(await load("?page=-1")).toMatchObject({ blog: { page: 1, shown: 1 } });
  });

  test("ROUTE-07 an unknown topic leads to all of them, and a page after the last one is a 404", async () => {
    content.articles.mockResolvedValue({ ...listed, featured: null, articles: [], total: 0 });
    expect(await redirectOf(load("?topic=customs"))).toEqual([302, "/lt/blog"]);
    content.articles.mockResolvedValue({ ...listed, featured: null, articles: [] });
    expect(statusOf(await load("?page=9"))).toBe(404);
  });

  test("CONFIG-02 a blog without posts is a 404 that a first post makes anew", async () => {
    content.articles.mockResolvedValue({ ...listed, featured: null, articles: [], total: 0 });
    expect(statusOf(await load())).toBe(404);
    expect([...tags]).toContain("content:nl:article");
  });

  test("ROUTE-07 searches articles only, and one letter finds nothing", async () => {
    content.search.mockResolvedValue({ hits: [] });
    expect(await load("?q=%20muitas%20")).toMatchObject({ blog: { found: { q: "muitas", hits: [] } } });
    expect(content.search).toHaveBeenCalledWith({ q: "muitas", locale: "lt", kinds: ["article"], limit: 20 });
    expect(await load("?q=m")).toMatchObject({ blog: { found: { q: "m", hits: [] } } });
    expect(content.search).toHaveBeenCalledTimes(1);
  });
});

describe("loading questions", () => {
  test("ROUTE-05 all of them with what a search found; a 404 without any", async () => {
    expect(statusOf(await loadFaq(request("/lt/faq", {})))).toBe(404);
    const group = { key: "a", slug: "a", name: "A", questions: [sampleQuestion(1)] };
    content.questions.mockResolvedValue({ groups: [group] });
    content.search.mockResolvedValue({ hits: [{ slug: "question-1" }] });
    const found = await loadFaq(request("/lt/faq?q=siunta", {}));
    expect(found).toMatchObject({ faq: { groups: [group], found: { q: "siunta", hits: [{ slug: "question-1" }] } } });
    expect([...tags]).toEqual(["content:nl:question", "content:nl:article"]);
  });

  test("ROUTE-05 one of them under its present address", async () => {
    const load = () => loadQuestion(request("/lt/faq/x", { slug: "x" }));
    content.question.mockResolvedValue({ kind: "found", text: { ...sampleQuestion(1), group: null, related: [] } });
    expect(await load()).toMatchObject({ question: { id: 1 }, addresses: { en: "/faq/question-1" } });
    content.question.mockResolvedValue({ kind: "moved", slug: "y" });
    expect(await redirectOf(load())).toEqual([301, "/lt/faq/y"]);
    content.question.mockResolvedValue({ kind: "missing" });
    expect(statusOf(await load())).toBe(404);
  });
});
