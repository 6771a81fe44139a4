import { type HTMLAttributes, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

const paddings = {
  none: "",
  normal: "p-5 md:p-6",
  wide: "p-5 md:p-7",
  widest: "p-5 md:p-8",
  step: "p-4 sm:p-5 md:p-7",
};

/** The look of a panel for elements that Panel does not render, such as links and forms. */
export const panelClass = (padding: keyof typeof paddings, className?: string): string =>
  classNames("rounded-panel border border-line bg-surface", paddings[padding], className);

interface PanelProps extends Omit<HTMLAttributes<HTMLElement>, "title"> {
  as?: "section" | "div" | "aside" | "nav" | "figure" | "ul" | "ol" | "li" | "p";
  padding?: keyof typeof paddings;
  /** A heading that names the panel. Its id is `aria-labelledby`, or a generated one. */
  title?: ReactNode;
  titleClassName?: string;
}

/** A bordered part of a page. */
export function Panel(props: PanelProps) {
  const { as: Element = "section", padding = "normal", title, titleClassName = "mb-4 type-h3", ...rest } = props;
  const generated = useId();
  const id = rest["aria-labelledby"] ?? (title ? generated : undefined);
  return (
    <Element {...rest} aria-labelledby={id} className={panelClass(padding, rest.className)}>
      {title && (
        <h2 id={id} className={titleClassName}>
          {title}
        </h2>
      )}
      {rest.children}
    </Element>
  );
}
