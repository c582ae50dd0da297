import { inspect } from 'node:util';

/** A Postgres error from its driver. `code` is the SQLSTATE. */
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

/** The error, printed as `text` by the console. */
export function printedAs<Failure>(error: Failure, text: string): Failure {
  return error instanceof Error ? Object.defineProperty(error, inspect.custom, { value: () => text }) : error;
}

/**
 * Maps errors to PostgREST's 400 for check constraints, `raise exception` and wrong types. The API's
 * library answers 500, also to oversized statements, and clients would retry forever. It passes on
 * details of errors with code PGRST.
 */
export function asPostgrest(error: unknown): unknown {
  if (isWrongType(error)) return badRequest(error, { code: '22P02', message: error.message });
  if (!isSqlError(error) || !/^(23...|54...|P0001)$/.test(error.code)) return error;
  if (error.code === '23505' || error.code === '23503') return error;
  return badRequest(error, error);
}

/** PGlite's error for a value that doesn't fit the column's type. */
function isWrongType(error: unknown): error is Error {
  return error instanceof Error && /^Invalid input for \w+ type$/.test(error.message);
}

function badRequest(
  cause: Error,
  { code, message, detail, hint }: Pick<SqlError, 'code' | 'message' | 'detail' | 'hint'>,
): Error {
  const answer = { code, message, details: detail ?? null, hint: hint ?? null };
  const error = Object.assign(new Error(JSON.stringify(answer), { cause }), {
    code: 'PGRST',
    detail: JSON.stringify({ status: 400, headers: {} }),
  });
  return printedAs(error, inspect(cause));
}
