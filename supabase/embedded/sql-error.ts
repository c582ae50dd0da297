/** An error of Postgres as its driver reports it. `code` is the SQLSTATE. */
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
 * PostgREST answers 400 to what a check constraint or `raise exception` refuses. The API's library answers 500, on which
 * a client would try again for ever; it passes through what an error of code PGRST spells out.
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
