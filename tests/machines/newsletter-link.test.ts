import { linkOf } from '#machines/upkeep/newsletter-link.rules.ts';
import { expect, test } from 'vitest';

const token = '0b4ee4f6-7a3c-4c8e-9d2e-3f8f6a1c5d77';

test.each([
  [`unsubscribe=${token}`, { action: 'unsubscribe', token }],
  [`confirm=${token}`, { action: 'confirm', token }],
  [`utm_source=mail&confirm=${token.toUpperCase()}%20`, { action: 'confirm', token: token.toUpperCase() }],
  [`confirm=${token}&unsubscribe=${token}`, { action: 'unsubscribe', token }],
  [`confirm=${token}&unsubscribe=`, { action: 'confirm', token }],
  ['', null],
  [`token=${token}`, null],
  ['confirm=', null],
  [`confirm=${token.slice(0, -1)}`, null],
  [`confirm=${token}0`, null],
  [`confirm=x${token}`, null],
  [`confirm=${token.replace('-', '')}`, null],
])('the link of ?%s', (query, link) => {
  expect(linkOf(query)).toEqual(link);
});
