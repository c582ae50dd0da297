declare module 'virtual:flow-prints' {
  /** By flow, then by state (`''` for the flow as a whole). */
  export const prints: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
