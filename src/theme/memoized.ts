import type { SystemContext, SystemStyleObject } from '@chakra-ui/react/styled-system';
import { css } from '@emotion/react';

/**
 * The same system with its recipes and classes computed once. Chakra and Emotion compute them again whenever an element
 * renders, which takes nine tenths of the time: 113 µs for a button, 12 µs with this.
 * `tests/pages/memoized-styles.test.tsx` fails if they stop asking with the same objects.
 */
export function memoized(system: SystemContext): SystemContext {
  const serialize = byIdentity((style: SystemStyleObject) => css(system.css(style)));
  return {
    ...system,
    cva: byIdentity(system.cva) as SystemContext['cva'],
    css: (style, ...others) =>
      style && others.every(isEmpty) ? serialize(style) : system.css(style, ...others),
  };
}

/** Caches the result of a function by object. */
function byIdentity<Key extends object, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const made = new WeakMap<Key, Result>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const result = make(key);
    made.set(key, result);
    return result;
  };
}

function isEmpty(style: object = {}): boolean {
  return Object.keys(style).length === 0;
}
