import { useRevalidator } from "react-router";
import type { FieldMessages } from "#client/calls/call-refusal.ts";
import { useIdempotencyKey } from "#client/calls/use-idempotency-key.ts";
import { useCallForm } from "#client/forms/use-call-form.ts";

interface TeamChange<Typed> {
  read: (typed: FormData) => Typed;
  check?: (typed: Typed) => FieldMessages;
  send: (typed: Typed, sending: { context: { idempotencyKey: string } }) => Promise<unknown>;
}

/** A form that changes the team; the page shows the changed team afterwards. */
export function useTeamChange<Typed>({ read, check = () => ({}), send }: TeamChange<Typed>) {
  const key = useIdempotencyKey();
  const { revalidate } = useRevalidator();
  return useCallForm({
    read,
    check,
    send: async (typed: Typed) => {
      await send(typed, { context: { idempotencyKey: key.current() } });
      key.renew();
      await revalidate();
    },
    onRefused: (code) => code !== null && key.renew(),
  });
}
