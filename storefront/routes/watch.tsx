import { data } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { loadWatchable } from "../features/marketing/watches/load-watchable.ts";
import { WatchPage } from "../features/marketing/watches/watch-page.tsx";
import { NotFound } from "../shell/errors/not-found.tsx";
import { PageHead } from "../shell/head/page-head.tsx";
import type { Route } from "./+types/watch";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const product = await loadWatchable(params.id, context);
  const { searchParams } = url;
  const asked = { variant: searchParams.get("variant"), outcome: searchParams.get("asked") };
  return data({ product, asked }, { status: product ? 200 : 404 });
}

export default function Watch({ loaderData: { product, asked } }: Route.ComponentProps) {
  const t = useTranslate();
  if (!product) return <NotFound />;
  return (
    <>
      <PageHead title={t("watch.title", { product: product.name })} description={t("watch.text")} noindex />
      <WatchPage product={product} asked={asked} />
    </>
  );
}
