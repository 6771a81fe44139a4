/** Every error that a call can answer with, its HTTP status and the key of the message that is shown. */
export const ERROR_CATALOGUE = {
  bad_request: { status: 400, messageKey: "error.call.bad-request" },
  hostname_in_url: { status: 400, messageKey: "error.call.hostname-in-url" },
  not_signed_in: { status: 401, messageKey: "error.call.not-signed-in" },
  wrong_credentials: { status: 401, messageKey: "auth.forms.wrong_credentials" },
  wrong_totp: { status: 401, messageKey: "error.call.wrong-totp" },
  forbidden: { status: 403, messageKey: "error.call.forbidden" },
  step_up_required: { status: 403, messageKey: "error.call.step-up-required" },
  own_request: { status: 403, messageKey: "error.call.own-request" },
  not_found: { status: 404, messageKey: "error.call.not-found" },
  method_not_allowed: { status: 405, messageKey: "error.call.method-not-allowed" },
  timeout: { status: 408, messageKey: "error.call.timeout" },
  conflict: { status: 409, messageKey: "error.call.conflict" },
  stale_version: { status: 409, messageKey: "error.call.stale-version" },
  too_early: { status: 409, messageKey: "error.call.too-early" },
  return_unpaid: { status: 409, messageKey: "error.call.return-unpaid" },
  photos_missing: { status: 409, messageKey: "error.call.photos-missing" },
  approval_requested: { status: 409, messageKey: "error.call.approval-requested" },
  approval_needed: { status: 409, messageKey: "pro.error.approval-needed" },
  last_owner: { status: 409, messageKey: "pro.error.last-owner" },
  cart_empty: { status: 409, messageKey: "checkout.error.cart-empty" },
  cart_full: { status: 409, messageKey: "cart.full" },
  checkout_incomplete: { status: 409, messageKey: "checkout.error.incomplete" },
  checkout_closed: { status: 409, messageKey: "checkout.error.closed" },
  declaration_locked: { status: 409, messageKey: "declaration.error.locked" },
  already_stored: { status: 409, messageKey: "error.call.already-stored" },
  parcel_taken: { status: 409, messageKey: "forwarding.error.parcel-taken" },
  phone_number_queued: { status: 409, messageKey: "phone-reservation.error.number" },
  promotion_refused: { status: 409, messageKey: "checkout.promotion.refused" },
  promotion_minimum: { status: 409, messageKey: "checkout.promotion.minimum" },
  payout_open: { status: 409, messageKey: "payout.error.open" },
  payout_changed: { status: 409, messageKey: "payout.error.changed" },
  request_incomplete: { status: 409, messageKey: "forwarding.error.incomplete" },
  too_many_watches: { status: 409, messageKey: "watch.error.too-many" },
  user_already_exists: { status: 409, messageKey: "auth.forms.user_already_exists" },
  link_expired: { status: 410, messageKey: "auth.forms.link_expired" },
  payload_too_large: { status: 413, messageKey: "error.call.payload-too-large" },
  file_too_large: { status: 413, messageKey: "files.error.too-large" },
  file_quota: { status: 413, messageKey: "files.error.quota" },
  too_many_files: { status: 413, messageKey: "files.error.too-many" },
  uri_too_long: { status: 414, messageKey: "error.call.uri-too-long" },
  unsupported_media_type: { status: 415, messageKey: "error.call.unsupported-media-type" },
  file_kind: { status: 415, messageKey: "files.error.kind" },
  misdirected_request: { status: 421, messageKey: "error.call.misdirected-request" },
  invalid_input: { status: 422, messageKey: "error.call.invalid-input" },
  file_unreadable: { status: 422, messageKey: "files.error.unreadable" },
  key_reused: { status: 422, messageKey: "error.call.key-reused" },
  too_many_requests: { status: 429, messageKey: "error.call.too-many-requests" },
  too_many_unpaid: { status: 429, messageKey: "checkout.error.too-many-unpaid" },
  headers_too_large: { status: 431, messageKey: "error.call.headers-too-large" },
  unexpected: { status: 500, messageKey: "error.call.unexpected" },
  unavailable: { status: 503, messageKey: "error.call.unavailable" },
} as const;

export type ErrorCode = keyof typeof ERROR_CATALOGUE;

export type FieldErrors = Record<string, string>;

/** The change that made a version. */
export interface VersionChange {
  /** The name of the member of staff; null for a translator. */
  by: string | null;
  at: string;
}

/** Beside the refusal of an edit: somebody else changed the same thing since it was read. */
export interface StaleVersion {
  /** The thing as it is now, in the shape in which it was read. */
  current: unknown;
  /** Null when it is not known. */
  changed: VersionChange | null;
}

/** The body of an unsuccessful call's answer. */
export interface CallErrorBody extends Partial<StaleVersion> {
  status: false;
  code: ErrorCode;
  /** A message key of the interface, so that the reader's own language is used. */
  message: (typeof ERROR_CATALOGUE)[ErrorCode]["messageKey"];
  /**
   * The errors by field: a message key where a form's rule was broken (invalid_input), a remark for developers where
   * the body does not have the call's shape (bad_request).
   */
  errors?: FieldErrors;
  /** The number of the thing that causes the refusal, such as PA12, where it is named. */
  subject?: string;
  request_id: string;
}

export function errorCodeForStatus(status: number): ErrorCode {
  for (const [code, { status: known }] of Object.entries(ERROR_CATALOGUE)) {
    if (known === status) return code as ErrorCode;
  }
  return status >= 500 ? "unexpected" : "bad_request";
}
