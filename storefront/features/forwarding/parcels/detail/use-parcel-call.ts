import { useRevalidator } from "react-router";
import { useCallAction } from "#client/calls/use-call-action.ts";
import { useIdempotencyKey } from "#client/calls/use-idempotency-key.ts";
import { loadCurrentUser } from "#storefront/shell/visitor/current-user.ts";

interface Options {
  context: { idempotencyKey: string };
}

/** A call about a parcel: the page and the badges follow it. Repeated without an answer, it is the same call (T118). */
export function useParcelCall() {
  const { run, busy } = useCallAction();
  const { revalidate } = useRevalidator();
  const key = useIdempotencyKey();

  async function call(make: (options: Options) => Promise<unknown>): Promise<boolean> {
    const isDone = await run(() => make({ context: { idempotencyKey: key.current() } }));
    key.renew();
    await Promise.all([revalidate(), loadCurrentUser()]);
    return isDone;
  }

  return { call, busy };
}
