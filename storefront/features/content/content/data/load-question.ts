import { data } from "react-router";
import { questionPath } from "#storefront/commerce/content/content-paths.ts";
import { tagContent } from "#storefront/commerce/content/content-tags.ts";
import { type Api, api, pageLanguage } from "#storefront/context.ts";
import { textAddresses } from "../text-addresses.ts";
import { type ContentRequest, textOf } from "./content-request.ts";
import { loadCards } from "./load-cards.ts";

type Found = Awaited<ReturnType<Api["content"]["question"]>>;
export type AnsweredQuestion = Extract<Found, { kind: "found" }>["text"];

/** ROUTE-05: one question with its answer and related ones. */
export async function loadQuestion(request: ContentRequest<{ slug: string }>) {
  const { params, context } = request;
  const locale = pageLanguage(context);
  const found = await context.get(api).content.question({ slug: params.slug, locale });
  const question = textOf(found, request, questionPath);
  // Related questions have no ids here, so any changed question may be one of them.
  tagContent(context, "question");
  if (!question) return data({ question: null, cards: [] }, { status: 404 });
  const cards = await loadCards(context, question.blocks, locale);
  return { question, cards, addresses: textAddresses(question.slugs, questionPath) };
}
