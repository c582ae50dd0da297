/** A link that stands out of a text or among other lines. */
export const linkStyle = {
  color: 'brand.fg',
  fontWeight: '600',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
} as const;
