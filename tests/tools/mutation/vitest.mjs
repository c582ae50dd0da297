// Replaces Vitest while machines are mutated; set by the plugin.
export const { describe, expect, test } = globalThis.caminoTests;
