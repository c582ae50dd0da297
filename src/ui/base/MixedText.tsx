import { chakra } from '@chakra-ui/react/styled-system';
import { ClozeText } from './ClozeText.tsx';
import { withoutSecondStop } from './quoted.ts';

const Spanish = chakra('i', { base: { fontStyle: 'normal', fontWeight: '600', color: 'accent.fg' } });

const BLANK = '___';

/**
 * English text with Spanish in «», styled and announced as Spanish. `fill` solves its gaps once it may be
 * shown.
 */
export function MixedText({ text, fill }: { text: string; fill?: string | undefined }) {
  return withoutSecondStop(text)
    .split(/«([^»]*)»/)
    .map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        <Spanish key={index}>
          <ClozeText text={part} blank={BLANK} fill={fill} />
        </Spanish>
      ),
    );
}
