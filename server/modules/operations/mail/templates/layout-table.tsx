import type { ReactNode } from "react";

interface LayoutTableProps {
  width?: string;
  style?: { maxWidth: number };
  /** Rows. */
  children: ReactNode;
}

/** Mail programs lay out nothing but tables alike; screen readers do not announce this one. */
export function LayoutTable({ children, ...attributes }: LayoutTableProps) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} {...attributes}>
      <tbody>{children}</tbody>
    </table>
  );
}
