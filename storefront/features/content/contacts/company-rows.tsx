import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { Contacts } from "#contracts/shop/content/contacts.ts";
import { Block } from "#ui/block.tsx";

/** The seller's details, as in an imprint. */
export function CompanyRows({ company }: Pick<Contacts, "company">) {
  const t = useTranslate();
  const rows = [
    [t("contacts.company.name"), company.name],
    [t("contacts.company.code"), company.code],
    [t("contacts.company.vat"), company.vat_number],
    [t("contacts.company.address"), company.address],
    [t("contacts.company.disputes"), company.disputes],
  ];
  return (
    <Block title={t("contacts.company")}>
      <dl className="grid gap-x-8 gap-y-2 text-ui sm:grid-cols-[11rem_minmax(0,1fr)]">
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label} className="contents">
                <dt className="text-ink2">{label}</dt>
                <dd className="wrap-anywhere max-sm:mb-1.5">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Block>
  );
}
