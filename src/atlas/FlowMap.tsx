import { catalog } from '#machines/catalog.ts';
import type { AtlasEntry } from '#machines/inspect/picture.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'wouter';
import { paths } from '../paths.ts';
import { mapOf } from './flow-map.ts';
import { EmitHandlers } from './EmitHandlers.tsx';
import { PanelSection } from './SideColumn.tsx';

const Table = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    marginTop: '2',
    textStyle: 'small',
    '& :is(th, td)': {
      paddingInline: { base: '2', md: '3' },
      paddingBlock: '2',
      textAlign: 'start',
      verticalAlign: 'top',
      fontWeight: '400',
      overflowWrap: 'anywhere',
    },
    '& thead th': { fontWeight: '600', color: 'fg.muted' },
    '& thead th:nth-of-type(2)': { width: { base: '30%', md: '14rem' } },
    '& thead th:last-of-type': { width: { base: '36%', md: '24rem' } },
    '& td > ul': { display: 'grid', gap: '1' },
    '& th[scope=rowgroup]': { bg: 'bg.subtle', '& strong': { fontWeight: '700' } },
    '& tr + tr > *': { borderTopWidth: '1px' },
    '& p': { color: 'fg.muted', textWrap: 'pretty' },
  },
});

const groups = mapOf(catalog);

export function FlowMap({ entries }: { entries: readonly AtlasEntry[] }) {
  const emits = new Map(entries.map((entry) => [entry.id, entry.emits]));
  return (
    <PanelSection aria-label="Map of flows">
      <details>
        <summary>
          Map of flows: {groups.map(({ name, flows }) => `${name} ${flows.length}`).join(' · ')}
        </summary>
        <Table aria-label="Map of flows">
          <thead>
            <tr>
              <th scope="col">Flow</th>
              <th scope="col">Page</th>
              <th scope="col">Emits</th>
            </tr>
          </thead>
          {groups.map(({ name, text, flows }) => (
            <tbody key={name}>
              <tr>
                <th scope="rowgroup" colSpan={3}>
                  <strong>{name}</strong>
                  <p>{text}</p>
                </th>
              </tr>
              {flows.map(({ id, title, summary, pages }) => (
                <tr key={id}>
                  <th scope="row">
                    <Link href={paths.flow(id)}>{title}</Link>
                    <p>{summary}</p>
                  </th>
                  <td>{pages.startsWith('/') ? <code translate="no">{pages}</code> : pages}</td>
                  <td>
                    <EmitHandlers emits={emits.get(id) ?? []} />
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </Table>
      </details>
    </PanelSection>
  );
}
