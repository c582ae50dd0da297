import { isZone } from '#machines/learning/day.rules.ts';
import type { SelectGroup, SelectOption } from '../../ui/form/NativeSelect.tsx';

const suggested: readonly SelectOption[] = [
  { value: 'America/New_York', label: 'New York' },
  { value: 'America/Chicago', label: 'Chicago' },
  { value: 'America/Denver', label: 'Denver' },
  { value: 'America/Los_Angeles', label: 'Los Angeles' },
  { value: 'Europe/London', label: 'London' },
  { value: 'Europe/Paris', label: 'Paris' },
];

/**
 * Timezone options: `own`, the browser's, as no choice; common ones; then all others, and `chosen` if
 * it's missing. Empty if none is chosen.
 */
export function zoneOptions(chosen: string, own: string): readonly (SelectOption | SelectGroup)[] {
  const names = new Set([...(chosen === '' ? [] : [chosen]), ...knownZones()]);
  for (const { value } of suggested) names.delete(value);
  const others = [...names].toSorted().map((value) => ({ value, label: labelOf(value) }));
  return [
    { value: '', label: `Same as this browser (${labelOf(own)})` },
    { label: 'Suggested', options: suggested },
    { label: 'All zones', options: others },
  ];
}

/** Empty where the browser can't list them. */
function knownZones(): readonly string[] {
  return 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
}

function labelOf(zone: string): string {
  const text = zone.replaceAll('_', ' ');
  return isZone(zone) ? text : `${text} (unknown to this browser)`;
}
