/** The kinds of errors that the API returns, with their HTTP status. */
export const ERROR_STATUS = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  email_unverified: 403,
  pro_required: 403,
  limit_reached: 403,
  bad_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  sold: 409,
  gone: 410,
  too_large: 413,
  unsupported_media: 415,
  invalid: 400,
  locked: 423,
  upgrade_required: 426,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorKind = keyof typeof ERROR_STATUS;
export const ERROR_KINDS = Object.keys(ERROR_STATUS) as ErrorKind[];
