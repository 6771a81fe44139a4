/** How long an attempt to pay may take before it is given up; a later success still counts (PAYMENT-03). */
export const ATTEMPT_MINUTES = 120;

/** How long money may be on its way, as bank transfers are (PAYMENT-03). */
export const PENDING_DAYS = 7;

/** How long a provider is asked about an attempt that we have given up (I5). */
export const ENDED_CHECK_HOURS = 24;

/** How long a provider may take to start a payment, before the process that asked counts as dead (F01). */
export const START_SECONDS = 25;
