import { useEffect, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { StatedWithdrawal, WithdrawalOptions } from "#contracts/shop/aftersales/withdrawals.ts";
import { confirmTokenIn } from "#domain/aftersales/withdrawals/statement.ts";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { Block } from "#ui/block.tsx";
import { Note } from "#ui/note.tsx";
import { ConfirmStatement } from "./confirm-statement.tsx";
import { MailedStatement } from "./mailed-statement.tsx";
import { OwnOrders } from "./own-orders.tsx";
import { Receipt } from "./receipt.tsx";
import { type RecordedStatement, StatementForm } from "./statement-form.tsx";
import { WithdrawalStatus } from "./withdrawal-status.tsx";

interface WithdrawalPageProps {
  options: WithdrawalOptions;
  /** From the address: the slug of the buyer's own order, or the token of a link to it. */
  name: string | undefined;
}

/** Withdrawing from a contract in two steps, without an account (Directive 2023/2673). */
export function WithdrawalPage({ options, name }: WithdrawalPageProps) {
  const t = useTranslate();
  const order = name === undefined ? undefined : options.orders[0];
  return (
    <div className="mx-auto grid max-w-[720px] gap-5">
      <PageHead title={t("withdrawal.title")} description={t("withdrawal.text")} noindex={name !== undefined} />
      <div className="mb-1">
        <h1 className="type-h1">{t("withdrawal.title")}</h1>
        <p className="mt-1 text-ui text-pretty text-ink2">{t("withdrawal.text")}</p>
      </div>
      {order?.withdrawal ? (
        <WithdrawalStatus withdrawal={order.withdrawal} />
      ) : (
        <>
          {order && !order.can_withdraw && <Note tone="warn">{t("withdrawal.too-late")}</Note>}
          <Steps
            name={name}
            filled={{ name: options.name, email: options.email, number: order?.number ?? "" }}
            orders={name === undefined ? options.orders : []}
          />
        </>
      )}
    </div>
  );
}

interface StepsProps extends Pick<WithdrawalOptions, "orders"> {
  name: string | undefined;
  filled: { name: string; email: string; number: string };
}

function Steps({ name, filled, orders }: StepsProps) {
  const t = useTranslate();
  const [recorded, setRecorded] = useState<RecordedStatement | null>(null);
  const [isRecorded, setIsRecorded] = useState(false);
  const [confirmed, setConfirmed] = useState<StatedWithdrawal | null>(null);
  const mailed = useMailedToken();
  const change = () => setIsRecorded(false);
  if (confirmed) return <Receipt withdrawal={confirmed} />;
  if (recorded && isRecorded && recorded.token === null)
    return <MailedStatement withdrawal={recorded.withdrawal} onChange={change} />;
  const token = isRecorded ? recorded?.token : mailed;
  if (token)
    return (
      <Block step={2} title={t("withdrawal.step-confirm")}>
        <ConfirmStatement
          token={token}
          recorded={isRecorded ? (recorded?.withdrawal ?? null) : null}
          {...(isRecorded ? { onChange: change } : {})}
          onConfirmed={setConfirmed}
        />
      </Block>
    );
  const { name: stated, email, order_number: number } = recorded?.withdrawal ?? {};
  return (
    <>
      {orders.length > 0 && <OwnOrders orders={orders} />}
      <Block step={1} title={t("withdrawal.step-statement")}>
        <StatementForm
          order={name}
          filled={{ name: stated ?? filled.name, email: email ?? filled.email, number: number ?? filled.number }}
          onRecorded={(statement) => {
            setRecorded(statement);
            setIsRecorded(true);
          }}
        />
      </Block>
    </>
  );
}

/** The token of a mailed link; it is in the hash, so only the browser sees it. */
function useMailedToken(): string | null {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => setToken(confirmTokenIn(window.location.hash)), []);
  return token;
}
