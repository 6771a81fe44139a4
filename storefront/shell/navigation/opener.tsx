import type { ComponentProps, FormEvent } from "react";

interface OpenerProps extends Omit<ComponentProps<"button">, "type" | "onClick"> {
  /** Where a press leads without scripts. */
  fallback: string;
  onOpen: () => void;
}

/**
 * A button that opens a menu; without scripts it submits to a page with the same content. The starter holds a press until
 * the menu can open.
 */
export function Opener({ fallback, onOpen, ...button }: OpenerProps) {
  function open(event: FormEvent) {
    event.preventDefault();
    onOpen();
  }
  return (
    <form action={fallback} onSubmit={open} className="contents" data-opens="">
      <button type="submit" {...button} />
    </form>
  );
}
