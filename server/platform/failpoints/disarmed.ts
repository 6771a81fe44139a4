/** A failpoint of the fault tests; production loads this one, which does nothing. */
export function failpoint(_name: string): void {}
