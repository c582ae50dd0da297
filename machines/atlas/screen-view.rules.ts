/** How long the page in a frame may take to answer, in milliseconds. */
export const FRAME_PATIENCE = 12_000;
