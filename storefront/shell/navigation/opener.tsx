import type { ComponentProps, FormEvent } from "react";

interface OpenerProps extends Omit<ComponentProps<"button">, "type" | "onClick"> {
  /** Where the press leads while the page has no script yet. */
  fallback: string;
  onOpen: () => void;
}

/** A button that opens a menu, and without script submits to a page that offers the same. */
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
