import { NotFound } from "../shell/errors/not-found.tsx";
import { Surroundings } from "./surroundings.tsx";

/** ERROR-02: an address that its page refuses, such as a category that nobody has, inside the shell. */
export function RefusedPage() {
  return (
    <Surroundings layout="default">
      <NotFound />
    </Surroundings>
  );
}
