import { RefusedAddress } from "../shell/errors/not-found.tsx";
import { Surroundings } from "./surroundings.tsx";

/** ERROR-02: an address that its page refuses, such as a category that nobody has, inside the shell. */
export function RefusedPage({ error }: { error: unknown }) {
  return (
    <Surroundings layout="default">
      <RefusedAddress error={error} />
    </Surroundings>
  );
}
