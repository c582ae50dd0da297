import { chakra } from '@chakra-ui/react/styled-system';
import { Blanked } from './Blanked.tsx';

const Spanish = chakra('i', { base: { fontStyle: 'normal', fontWeight: '600', color: 'accent.fg' } });

const BLANK = '___';

/**
 * English text with Spanish in it, which stands in «»: the Spanish is set apart and read as Spanish. `fill` is what
 * belongs into its gaps, once it may be shown.
 */
export function Marked({ text, fill }: { text: string; fill?: string | undefined }) {
  return text.split(/«([^»]*)»/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <Spanish key={index}>
        <Blanked text={part} blank={BLANK} fill={fill} />
      </Spanish>
    ),
  );
}
