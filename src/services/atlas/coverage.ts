import type { Counted, FlowCoverage, StoredCounts } from '#machines/inspect/coverage.ts';

/** What proves the transitions of a flow. Rejects if it cannot be fetched. */
export async function loadCoverage(flow: string): Promise<FlowCoverage> {
  const [browser, traces, mutants] = await Promise.all([
    loadCounts('browser', flow),
    loadCounts('traces', flow),
    loadCounts('mutants', flow),
  ]);
  return { browser, traces, mutants };
}

async function loadCounts(kind: string, flow: string): Promise<Counted | null> {
  const response = await fetch(`/flows/proof/${kind}.json`);
  if (!response.ok) throw new Error(`/flows/proof/${kind}.json answered ${response.status}`);
  const counts = (await response.json()) as StoredCounts;
  return counts[flow] ?? null;
}
