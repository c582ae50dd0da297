import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { ClozeText } from './ClozeText.tsx';
import { typeset } from './typeset.ts';

const Spanish = chakra('i', {
  base: {
    fontStyle: 'normal',
    fontWeight: '600',
    color: 'accent.fg',
    '&[data-ending]': { whiteSpace: 'nowrap' },
  },
});
/** An ending such as -o, which no line may break behind its hyphen. */
const Ending = chakra('span', { base: { whiteSpace: 'nowrap' } });
const endings = /(?<![\p{L}\p{N}])(-\p{L}+)/u;

const BLANK = '___';

interface Props {
  text: string;
  /** As in `ClozeText`. */
  fill?: string | undefined;
  fills?: readonly string[];
}

/** English text with Spanish in «», styled and announced as Spanish. */
export function MixedText({ text, fill, fills }: Props) {
  return typeset(text)
    .split(/«([^»]*)»/)
    .map((part, index) =>
      index % 2 === 0 ? (
        withEndings(part)
      ) : (
        <Spanish key={index} {...(part.startsWith('-') && { 'data-ending': '' })}>
          <ClozeText text={part} blank={BLANK} fill={fill} {...(fills && { fills })} />
        </Spanish>
      ),
    );
}

/** The text with its endings, such as -o, kept whole. */
export function withEndings(text: string): ReactNode {
  return text.split(endings).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <Ending key={index} translate="no">
        {part}
      </Ending>
    ),
  );
}
