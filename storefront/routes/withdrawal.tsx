import { data } from "react-router";
import { loadWithdrawal } from "../features/aftersales/withdrawals/load-withdrawal.ts";
import { WithdrawalPage } from "../features/aftersales/withdrawals/withdrawal-page.tsx";
import { NotFound } from "../shell/errors/not-found.tsx";
import type { Route } from "./+types/withdrawal";

/** Public, on storefronts of the European Union; with the address of an order, its owner's form is filled. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const options = await loadWithdrawal(params.order, context);
  return data({ options, name: params.order }, { status: options ? 200 : 404 });
}

export default function Withdrawal({ loaderData: { options, name } }: Route.ComponentProps) {
  return options ? <WithdrawalPage key={name} options={options} name={name} /> : <NotFound />;
}
