/** Milliseconds until the iframe must answer. */
export const IFRAME_PATIENCE = 12_000;
