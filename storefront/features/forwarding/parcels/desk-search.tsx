import { LayoutGrid, List } from "lucide-react";
import type { SyntheticEvent } from "react";
import { useNavigate } from "react-router";
import { textOf } from "#client/forms/use-call-form.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { WarehouseAddress } from "#contracts/shop/forwarding/parcels.ts";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { SelectField } from "#ui/field.tsx";
import { SearchInput } from "#ui/search-input.tsx";
import { type DeskLook, type DeskQuery, deskPath } from "./desk-query.ts";

interface DeskSearchProps {
  query: DeskQuery;
  look: DeskLook;
  addresses: readonly WarehouseAddress[];
}

/** By number, shop or contents, and by warehouse; without JavaScript the form does the same. */
export function DeskSearch({ query, look, addresses }: DeskSearchProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  function find(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [search, warehouse] = [textOf(typed, "q").trim(), textOf(typed, "warehouse")];
    void navigate(withLocale(deskPath({ tab: query.tab, search, warehouse, look: query.look }), t.language));
  }
  return (
    <search>
      <form action={withLocale("/parcels", t.language)} onSubmit={find} className="flex flex-wrap gap-3">
        <input type="hidden" name="tab" value={query.tab} />
        {query.look && <input type="hidden" name="look" value={query.look} />}
        <div className="flex min-w-0 grow sm:max-w-80">
          <SearchInput name="q" value={query.search} label={t("parcels.search")} />
        </div>
        <SelectField
          key={query.warehouse}
          name="warehouse"
          label={t("parcels.address.warehouse")}
          hideLabel
          defaultValue={query.warehouse}
          onChange={({ target }) => target.form?.requestSubmit()}
        >
          <option value="">{t("parcels.all-warehouses")}</option>
          {addresses.map(({ warehouse, name }) => (
            <option key={warehouse} value={warehouse}>
              {name}
            </option>
          ))}
        </SelectField>
        <LookSwitch {...{ query, look }} />
      </form>
    </search>
  );
}

const LOOKS = { list: List, cards: LayoutGrid } as const;

function LookSwitch({ query, look }: Pick<DeskSearchProps, "query" | "look">) {
  const t = useTranslate();
  return (
    <div className="ms-auto flex gap-1 rounded-field border border-line bg-surface p-0.5">
      {(["list", "cards"] as const).map((name) => {
        const Icon = LOOKS[name];
        return (
          <LocalLink
            key={name}
            to={deskPath({ ...query, look: name })}
            aria-current={name === look ? "true" : undefined}
            aria-label={t(`parcels.look.${name}`)}
            className="grid size-11 place-items-center rounded-[max(2px,calc(var(--r-field)-3px))] text-ink2 hover:text-ink aria-[current=true]:bg-soft aria-[current=true]:text-softink"
          >
            <Icon aria-hidden="true" className="size-5" />
          </LocalLink>
        );
      })}
    </div>
  );
}
