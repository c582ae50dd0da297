import { catalog } from '#machines/catalog.ts';
import { pagesOf } from '../../src/screen/places.ts';

const TABLE = /(<!-- flows -->\n)[\s\S]*(<!-- \/flows -->)/;

export function withFlowTable(guide: string): string {
  const rows = catalog.map(
    ({ id, title, room }) => `| [${title}](diagrams/${id}.md) | ${room}/ | ${pagesOf(id)} |`,
  );
  const table = ['| flow | room | page |', '|---|---|---|', ...rows].join('\n');
  return guide.replace(TABLE, (_all, begin: string, end: string) => `${begin}${table}\n${end}`);
}
