/** An error of Postgres as its driver throws it. `code` is the SQLSTATE. */
export interface SqlError extends Error {
  code: string;
  severity: string;
  detail?: string;
  hint?: string;
  table?: string;
  constraint?: string;
}

export function isSqlError(value: unknown): value is SqlError {
  return value instanceof Error && 'code' in value && 'severity' in value;
}

/**
 * PostgREST answers 400 if a check constraint or `raise exception` refuses something. The API's library answers 500,
 * after which a client would retry forever; it passes on the details of an error with code PGRST.
 */
export function asPostgrest(error: unknown): unknown {
  if (!isSqlError(error) || !/^(23...|P0001)$/.test(error.code)) return error;
  const { code, message, detail = null, hint = null } = error;
  if (code === '23505' || code === '23503') return error;
  return Object.assign(
    new Error(JSON.stringify({ code, message, details: detail, hint }), { cause: error }),
    {
      code: 'PGRST',
      detail: JSON.stringify({ status: 400, headers: {} }),
    },
  );
}
