import type { ComponentProps, SubmitEvent } from "react";
import { createPath, useLocation, useNavigate } from "react-router";

interface PageFormProps extends ComponentProps<"form"> {
  action: string;
}

/** Opens the page at its address with its fields in the query, as the browser itself would without a script. */
export function PageForm({ action, onSubmit, ...rest }: PageFormProps) {
  const location = useLocation();
  const navigate = useNavigate();

  function open(event: SubmitEvent<HTMLFormElement>) {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    const address = `${action}?${new URLSearchParams(fields)}`;
    void navigate(address, { replace: address === createPath(location) });
  }

  return <form {...rest} action={action} onSubmit={open} />;
}
