import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useShortcuts } from '../../src/ui/base/use-shortcuts.ts';

afterEach(cleanup);

test.each([
  ['an English keyboard', { key: '1', code: 'Digit1' }, '1'],
  ['a French keyboard, which types & there', { key: '&', code: 'Digit1' }, '1'],
  ['a French keyboard with Shift', { key: '1', code: 'Digit1', shiftKey: true }, '1'],
  ['an English keyboard with Shift', { key: '!', code: 'Digit1', shiftKey: true }, '!'],
  ['the block of numbers', { key: '1', code: 'Numpad1' }, '1'],
  ['the block of numbers without Num Lock', { key: 'End', code: 'Numpad1' }, 'End'],
  ['a keyboard on the screen, which names no key', { key: '1', code: '' }, '1'],
])('the first digit of %s', (_keyboard, event, pressed) => {
  const keys: string[] = [];
  function Listening() {
    useShortcuts((key) => keys.push(key));
    return null;
  }
  render(<Listening />);
  fireEvent.keyDown(document.body, event);
  expect(keys).toEqual([pressed]);
});
