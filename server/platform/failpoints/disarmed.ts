/** Where the fault tests may kill the process. This is what production loads: nothing happens. */
export function failpoint(_name: string): void {}
