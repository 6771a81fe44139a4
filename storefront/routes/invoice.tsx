import { data } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { MessageKey } from "#i18n/message-key.ts";
import { Pill } from "#ui/pill.tsx";
import { visit } from "../context.ts";
import { InvoicePage } from "../features/money/invoices/invoice-page.tsx";
import { InvoiceSheet } from "../features/money/invoices/invoice-sheet.tsx";
import { InvoiceTools } from "../features/money/invoices/invoice-tools.tsx";
import { findInvoice } from "../features/money/invoices/load-invoice.ts";
import { AccountPage } from "../features/people/account/account-page.tsx";
import { loadAccountUser } from "../features/people/account/load-account.ts";
import { NotFound } from "../shell/errors/not-found.tsx";
import type { Route } from "./+types/invoice";

/** ROUTE-17: an invoice by its unguessable address. Its owner sees it in the account. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const invoice = await findInvoice(params.id, context);
  const isInAccount = invoice?.is_owner && context.get(visit).isSignedIn;
  const user = isInAccount ? await loadAccountUser(context) : null;
  return data({ invoice, user }, { status: invoice ? 200 : 404 });
}

export default function Invoice({ loaderData: { invoice, user } }: Route.ComponentProps) {
  const t = useTranslate();
  if (!invoice) return <NotFound />;
  if (!user) return <InvoicePage invoice={invoice} />;
  return (
    <AccountPage
      user={user}
      title={t("invoice.title", { number: invoice.number })}
      description={t("invoice.text")}
      back={{ to: "/my-orders", name: t("auth.menu.orders") }}
      mark={<Pill tone={invoice.status_tone}>{t(invoice.status_key as MessageKey)}</Pill>}
      action={<InvoiceTools invoice={invoice} />}
    >
      <InvoiceSheet invoice={invoice} />
    </AccountPage>
  );
}
