/** How long the page in an iframe may take to answer, in milliseconds. */
export const IFRAME_PATIENCE = 12_000;
