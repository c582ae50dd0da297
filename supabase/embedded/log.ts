import type { PGliteInterface } from '@electric-sql/pglite';
import { damaged, isDamage } from './folder-error.ts';
import { isSqlError, printedAs, type SqlError } from './sql-error.ts';

/**
 * Makes errors of `driver` print nothing that identifies a learner: the API's library prints them, and they hold the
 * statement with its parameters, e-mail addresses and password hashes. Those that show a damaged `folder` say so.
 */
export function withoutPersonalData(driver: PGliteInterface, folder: string | undefined): void {
  const query = driver.query.bind(driver);
  driver.query = <Row>(...asked: Parameters<typeof query>) =>
    query<Row>(...asked).catch((error: unknown) => {
      throw printedAs(error, summary(error, folder));
    });
}

function summary(error: unknown, folder: string | undefined): string {
  if (!isSqlError(error)) return '[backend] The database refused a statement';
  const said = `[backend] ${sqlSummary(error)}`;
  return folder !== undefined && isDamage(error.code)
    ? `${said}\n${damaged(folder, 'Postgres cannot read it.').message}`
    : said;
}

/** The message and the detail of an SQL error may hold values; its code and the names in it do not. */
function sqlSummary({ code, constraint, table }: SqlError): string {
  const place = constraint ?? table;
  return place === undefined ? `SQL error ${code}` : `SQL error ${code} (${place})`;
}
