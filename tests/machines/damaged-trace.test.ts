import { flows } from '#machines/all.ts';
import { openTrace } from '#machines/inspect/playback.ts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { malformedEntries } from '../support/malformed-facts.ts';

const recorded = readFileSync('tests/traces/activity.recorded.trace.json', 'utf8');

interface Step {
  event: { events?: unknown; output?: { events?: unknown } };
}

test.each(malformedEntries)('a trace with a damaged fact replays to its end: %s', (_name, entry) => {
  const isEvent = typeof entry === 'object' && entry !== null && 'event' in entry;
  const trace = JSON.parse(recorded) as { steps: Step[] };
  for (const { event } of trace.steps) {
    if (event.events) event.events = [isEvent ? entry.event : entry];
    if (event.output?.events) event.output.events = [isEvent ? entry.event : entry];
  }
  const opened = openTrace(JSON.stringify(trace), flows);
  expect(opened).toMatchObject({ ok: true, playback: { divergence: { where: expect.any(String) } } });
  expect(opened.ok && opened.playback.steps).toHaveLength(trace.steps.length + 1);
});
