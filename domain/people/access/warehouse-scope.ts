/** Whether a member works in a warehouse; one for whom none is named works in all of them. */
export const isAtWork = (warehouses: readonly string[], code: string): boolean =>
  warehouses.length === 0 || warehouses.includes(code);
