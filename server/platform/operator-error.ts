/** A problem that the operator can solve: its message is one sentence, shown without a stack and without secrets. */
export class OperatorError extends Error {}
