import type { SyntheticEvent } from "react";
import { useNavigate } from "react-router";
import { textOf } from "../../../client/forms/use-call-form.ts";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import type { WarehouseAddress } from "../../../contracts/shop/parcels.ts";
import { withLocale } from "../../../domain/locale/locale-path.ts";
import { SearchInput } from "../../../ui/search-input.tsx";
import { type DeskQuery, deskPath } from "./desk-query.ts";

interface DeskSearchProps {
  query: DeskQuery;
  addresses: readonly WarehouseAddress[];
}

/** By number, shop or contents, and by warehouse; without JavaScript the form does the same. */
export function DeskSearch({ query, addresses }: DeskSearchProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  function find(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [search, warehouse] = [textOf(typed, "q").trim(), textOf(typed, "warehouse")];
    void navigate(withLocale(deskPath({ tab: query.tab, search, warehouse }), t.language));
  }
  return (
    <search>
      <form action={withLocale("/parcels", t.language)} onSubmit={find} className="flex flex-wrap gap-3">
        <input type="hidden" name="tab" value={query.tab} />
        <div className="flex min-w-0 grow sm:max-w-80">
          <SearchInput name="q" value={query.search} label={t("parcels.search")} />
        </div>
        <select
          key={query.warehouse}
          name="warehouse"
          defaultValue={query.warehouse}
          aria-label={t("parcels.address.warehouse")}
          onChange={({ target }) => target.form?.requestSubmit()}
          className="field-control w-auto cursor-pointer pe-8"
        >
          <option value="">{t("parcels.all-warehouses")}</option>
          {addresses.map(({ warehouse, name }) => (
            <option key={warehouse} value={warehouse}>
              {name}
            </option>
          ))}
        </select>
      </form>
    </search>
  );
}
