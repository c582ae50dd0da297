// What the tests import in place of Vitest while machines are mutated: the plugin sets it.
export const { describe, expect, test } = globalThis.caminoTests;
