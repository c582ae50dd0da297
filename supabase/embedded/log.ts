import type { PGliteInterface } from '@electric-sql/pglite';
import { damaged, isDamage } from './folder-error.ts';
import { isSqlError, printedAs, type SqlError } from './sql-error.ts';

/**
 * Strips personal data from errors of `driver`, which the API's library prints with statement and
 * parameters: e-mail addresses and password hashes. Errors of a damaged `folder` say so.
 */
export function withoutPersonalData(driver: PGliteInterface, folder: string | undefined): void {
  const query = driver.query.bind(driver);
  driver.query = <Row>(...asked: Parameters<typeof query>) =>
    query<Row>(...asked).catch((error: unknown) => {
      throw printedAs(error, summary(error, folder));
    });
}

function summary(error: unknown, folder: string | undefined): string {
  if (!isSqlError(error)) return '[backend] The database rejected a statement';
  const said = `[backend] ${sqlSummary(error)}`;
  return folder !== undefined && isDamage(error.code)
    ? `${said}\n${damaged(folder, 'Postgres can’t read it.').message}`
    : said;
}

/** Messages and details of SQL errors may hold values; their code and names don't. */
function sqlSummary({ code, constraint, table }: SqlError): string {
  const place = constraint ?? table;
  return place === undefined ? `SQL error ${code}` : `SQL error ${code} (${place})`;
}
