export interface Refusal {
  status: 400 | 401 | 403 | 404 | 405 | 413 | 414 | 429 | 503;
  message: string;
  /** GoTrue's error code; without one it follows from the status. */
  code?: string;
  /** Seconds. */
  retryAfter?: number;
}

const authCodes: Partial<Record<Refusal['status'], string>> = {
  404: 'not_found',
  429: 'over_request_rate_limit',
  503: 'over_request_rate_limit',
};
const restCodes: Partial<Record<Refusal['status'], string>> = { 401: 'PGRST301', 503: 'PGRST003' };

/** In the error format of the called API. */
export function answerOf({ status, message, code, retryAfter }: Refusal, path: string): Response {
  const headers = {
    'cache-control': 'no-store',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  };
  if (path.startsWith('/auth/v1/')) {
    const error_code = code ?? authCodes[status] ?? 'validation_failed';
    return Response.json({ code: status, error_code, msg: message }, { status, headers });
  }
  const restCode = code ?? restCodes[status] ?? 'PGRST100';
  return Response.json({ code: restCode, details: null, hint: null, message }, { status, headers });
}
