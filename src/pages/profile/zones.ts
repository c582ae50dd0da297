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

/** The timezones to choose from: the usual ones, then all others of this browser, and the one that is set if it is neither. */
export function zoneGroups(zone: string): readonly SelectGroup[] {
  const names = new Set([zone, ...knownZones()]);
  for (const { value } of suggested) names.delete(value);
  const others = [...names].toSorted().map((value) => ({ value, label: labelOf(value) }));
  return [
    { label: 'Suggested', options: suggested },
    { label: 'All zones', options: others },
  ];
}

/** None where the browser cannot list them. */
function knownZones(): readonly string[] {
  return 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
}

function labelOf(zone: string): string {
  const text = zone.replaceAll('_', ' ');
  return isZone(zone) ? text : `${text} (unknown to this browser)`;
}
