import { AsyncLocalStorage } from 'node:async_hooks';
import { isSqlError, type SqlError } from './sql-error.ts';

const requests = new AsyncLocalStorage<string>();
let isInstalled = false;

/**
 * Runs `work`, which answers `request` (method and path). Its error output is reduced to what identifies no learner:
 * the API's library prints failed statements with their parameters, e-mail addresses and password hashes.
 */
export function withoutPersonalData<Result>(request: string, work: () => Promise<Result>): Promise<Result> {
  if (!isInstalled) install();
  return requests.run(request, work);
}

function install(): void {
  isInstalled = true;
  const print = console.error;
  console.error = (...values: unknown[]) => {
    const request = requests.getStore();
    if (request === undefined) print(...values);
    else print(`[backend] ${request}: ${values.map(summary).join(' ')}`);
  };
}

function summary(value: unknown): string {
  const error = value instanceof Error && value.cause !== undefined ? value.cause : value;
  if (isSqlError(error)) return sqlSummary(error);
  return masked(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
}

/** The message and the detail of an SQL error may hold values; its code and the names in it do not. */
function sqlSummary({ code, constraint, table }: SqlError): string {
  const place = constraint ?? table;
  return place === undefined ? `SQL error ${code}` : `SQL error ${code} (${place})`;
}

function masked(text: string): string {
  return text.replaceAll(/\S+@\S+/g, '<e-mail>').replaceAll(/[\w$./+=-]{20,}/g, '<hidden>');
}
