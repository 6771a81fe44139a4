import { data, type RouterContextProvider } from "react-router";
import { lookUp } from "#client/calls/look-up.ts";
import { api, visit } from "#storefront/context.ts";

type Context = Readonly<RouterContextProvider>;

/** The landing, with the company or the application of who is signed in. */
export async function loadPro(context: Context) {
  const { isSignedIn } = context.get(visit);
  const { pro } = context.get(api);
  const [offer, own] = await Promise.all([pro.offer(), isSignedIn ? pro.get() : { company: null }]);
  return { offer, company: own.company, isSignedIn };
}

export async function loadTeam(context: Context) {
  const { pro } = context.get(api);
  const [team, { company }] = await Promise.all([pro.team(), pro.get()]);
  return { team, company: company?.name ?? "", role: company?.role };
}

/** For owners and accountants; for other members there is no such page (T065). */
export async function loadStatements(context: Context) {
  const { pro } = context.get(api);
  const [found, { company }] = await Promise.all([lookUp(pro.statements()), pro.get()]);
  if (found === null || found === "unknown") throw data(null, { status: 404 });
  return { statements: found.statements, company: company?.name ?? "", role: company?.role };
}

/** Opening the link accepts nothing: a button does (T061). */
export async function loadInvitation(context: Context, token: string) {
  const found = await lookUp(context.get(api).pro.invitation({ token: token.slice(0, 200) }));
  const invitation = found === "unknown" ? null : found;
  return data({ invitation }, { status: invitation ? 200 : 404 });
}
