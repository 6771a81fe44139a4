import { Fragment, type ReactNode } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { VendorCookie } from "#domain/marketing/vendors/vendor.ts";
import { vendorOf } from "#domain/marketing/vendors/vendor-table.ts";
import { openConsent } from "#storefront/shell/consent/consent-dialog-state.ts";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { OWN_COOKIES, STORED_KEYS } from "./own-cookies.ts";

/** The data that the shop stores, and the vendors after consent. Read from the table of vendors: never outdated. */
export function CookiesPage() {
  const t = useTranslate();
  return (
    <article>
      <PageHead title={t("cookies.title")} description={t("cookies.description")} />
      <h1 className="type-h1 md:text-[2.5rem]/[2.875rem]">{t("cookies.title")}</h1>
      <p className="mt-4 max-w-[65ch] text-ink2">{t("cookies.intro")}</p>
      <Button variant="outline" className="mt-5" onClick={openConsent}>
        {t("cookies.change")}
      </Button>
      <OwnCookies />
      <Stored />
      <Vendors />
    </article>
  );
}

function OwnCookies() {
  const t = useTranslate();
  const keptFor = useKeptFor();
  return (
    <Part title={t("cookies.own")}>
      <Table heads={[t("cookies.name"), t("cookies.purpose"), t("cookies.kept")]}>
        {OWN_COOKIES.map(({ names, purpose, days }) => (
          <tr key={purpose}>
            <Cell isHead>
              {names.map((name) => (
                <code key={name} className={classNames(code, "block")}>
                  <Breakable name={name} />
                </code>
              ))}
            </Cell>
            <Cell>{t(`cookies.own.${purpose}`)}</Cell>
            <Cell>{keptFor(days)}</Cell>
          </tr>
        ))}
      </Table>
    </Part>
  );
}

function Stored() {
  const t = useTranslate();
  return (
    <Part title={t("cookies.storage")}>
      <p className="max-w-[65ch] text-ink2">{t("cookies.storage.text")}</p>
      <Table heads={[t("cookies.name"), t("cookies.purpose"), t("cookies.kept")]}>
        {STORED_KEYS.map(({ names, purpose, isOfTab }) => (
          <tr key={purpose}>
            <Cell isHead>
              {names.map((name) => (
                <code key={name} className={classNames(code, "block")}>
                  {name}
                </code>
              ))}
            </Cell>
            <Cell>{t(`cookies.storage.${purpose}`)}</Cell>
            <Cell>{t(isOfTab ? "cookies.session" : "cookies.storage.kept")}</Cell>
          </tr>
        ))}
      </Table>
    </Part>
  );
}

function Vendors() {
  const t = useTranslate();
  const { vendors: asked, chat } = usePageData();
  const vendors = [...asked, ...(chat ? [chat] : [])].map(({ name }) => vendorOf(name));
  return (
    <Part title={t("cookies.vendors")}>
      <p className="max-w-[65ch] text-ink2">{t(vendors.length === 0 ? "cookies.no-vendors" : "cookies.not-on")}</p>
      {vendors.length > 0 && (
        <Table heads={[t("cookies.company"), t("cookies.purpose"), t("cookies.stored")]}>
          {vendors.map(({ name, title, company, privacyUrl, purpose, isOnRequest, cookies }) => (
            <tr key={name}>
              <Cell isHead>
                <span className="block">{title}</span>
                <a
                  href={privacyUrl}
                  rel="noreferrer"
                  className="text-sm font-normal text-pri underline underline-offset-3"
                >
                  {t("cookies.privacy", { company })}
                </a>
              </Cell>
              <Cell>
                <span className="block font-semibold">
                  {t(isOnRequest ? "cookies.on-request" : `consent.${purpose}`)}
                </span>
                {t(`cookies.vendor.${name}`)}
              </Cell>
              <Cell>
                <VendorCookies cookies={cookies} />
              </Cell>
            </tr>
          ))}
        </Table>
      )}
    </Part>
  );
}

function VendorCookies({ cookies }: { cookies: readonly VendorCookie[] }) {
  const keptFor = useKeptFor();
  return cookies.map(({ name, days }) => (
    <span key={name} className="block sm:whitespace-nowrap">
      <code className={code}>{name}</code> <span className="text-ink2">{keptFor(days)}</span>
    </span>
  ));
}

/** A long name breaks after its underscores. */
function Breakable({ name }: { name: string }) {
  return name.split(/(?<=_)/).map((part) => (
    <Fragment key={part}>
      <wbr />
      {part}
    </Fragment>
  ));
}

function useKeptFor(): (days: number | null) => string {
  const t = useTranslate();
  return (days) => (days === null ? t("cookies.session") : t("cookies.days", { days }));
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10 grid gap-4">
      <h2 className="type-h2">{title}</h2>
      {children}
    </section>
  );
}

/** Words break where a column is narrow, so a table fits a phone. */
const code = "max-sm:text-xs sm:whitespace-nowrap";
const cell = "px-2.5 py-3 text-start align-top first:ps-4 last:pe-4 sm:px-4";

function Table({ heads, children }: { heads: readonly string[]; children: ReactNode }) {
  return (
    <div className="overflow-hidden rounded-card border border-line">
      <table className="w-full table-fixed text-sm wrap-anywhere sm:table-auto sm:text-ui">
        <thead className="bg-sunk text-ink2">
          <tr>
            {heads.map((head, column) => (
              <th
                key={head}
                scope="col"
                className={classNames(cell, "text-caption font-semibold", column === 1 ? "w-2/5" : "w-3/10 sm:w-auto")}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="[&_tr]:border-t [&_tr]:border-line">{children}</tbody>
      </table>
    </div>
  );
}

function Cell({ isHead = false, children }: { isHead?: boolean; children: ReactNode }) {
  if (!isHead) return <td className={cell}>{children}</td>;
  return (
    <th scope="row" className={classNames(cell, "font-semibold")}>
      {children}
    </th>
  );
}
