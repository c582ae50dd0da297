import { dayOf } from '#machines/learning/day.rules.ts';
import { expect, test } from 'vitest';

const HOUR = 3_600_000;
const YEAR = Date.UTC(2026, 0, 1);
const HALF_HOURS = 365 * 48;

test.each([
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'America/Santiago',
  'Asia/Kathmandu',
])('every half hour of a year in %s belongs to the day that began at 04:00 there', (zone) => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const dayThere = (at: number) => {
    const wall = Date.parse(`${format.format(at).replace(' ', 'T')}Z`);
    return new Date(wall - 4 * HOUR).toISOString().slice(0, 10);
  };
  const moments = Array.from({ length: HALF_HOURS }, (_moment, index) => YEAR + (index * HOUR) / 2);
  expect(moments.filter((at) => dayOf(at, zone) !== dayThere(at))).toEqual([]);
});
