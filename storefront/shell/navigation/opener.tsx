import type { ComponentProps, FormEvent } from "react";

interface OpenerProps extends Omit<ComponentProps<"button">, "type" | "onClick"> {
  /** Where a press leads before hydration. */
  fallback: string;
  onOpen: () => void;
}

/** A button that opens a menu; without scripts it submits to a page with the same content. */
export function Opener({ fallback, onOpen, ...button }: OpenerProps) {
  function open(event: FormEvent) {
    event.preventDefault();
    onOpen();
  }
  return (
    <form action={fallback} onSubmit={open} className="contents">
      <button type="submit" {...button} />
    </form>
  );
}
