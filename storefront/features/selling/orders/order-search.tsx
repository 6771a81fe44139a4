import type { SyntheticEvent } from "react";
import { useNavigate } from "react-router";
import { textOf } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { SearchInput } from "#ui/search-input.tsx";
import { type OrdersQuery, ordersPath } from "./orders-query.ts";

/** Finds orders by number or product; without JavaScript the form does the same. */
export function OrderSearch({ query }: { query: OrdersQuery }) {
  const t = useTranslate();
  const navigate = useNavigate();
  function find(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const search = textOf(new FormData(event.currentTarget), "q").trim();
    void navigate(withLocale(ordersPath({ ...query, search, page: 1 }), t.language));
  }
  return (
    <search className="max-sm:w-full">
      <form action={withLocale("/my-orders", t.language)} onSubmit={find} className="sm:w-70">
        <SearchInput name="q" value={query.search} label={t("orders.search")} />
      </form>
    </search>
  );
}
