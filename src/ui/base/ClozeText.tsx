import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { inSpanish } from './languages.ts';

const Gap = chakra('span', {
  base: {
    display: 'inline-grid',
    minWidth: '4.5ch',
    maxWidth: 'full',
    borderBottom: '2px solid currentcolor',
    lineHeight: '1',
    whiteSpace: 'normal',
    textAlign: 'center',
    '&[data-filled]': { color: 'success.fg' },
    '&::before': {
      content: 'attr(data-room)',
      gridArea: '1 / 1',
      maxHeight: '1lh',
      overflow: 'clip',
      whiteSpace: 'pre',
      visibility: 'hidden',
    },
    '& > span': { gridArea: '1 / 1' },
  },
});

interface Props {
  text: string;
  /** The placeholder for a gap in `text`. */
  blank: string;
  /** The solution, once it may be shown. */
  fill?: string | undefined;
  /** What may fill a gap, which is as wide as the widest from the start. */
  options?: readonly string[];
}

/** A gap stays on one line with what touches it, such as `¿`. */
export function ClozeText({ text, blank, fill, options }: Props) {
  return (
    <span {...inSpanish}>
      {text.split(new RegExp(`(\\S*${blank}\\S*)`)).map((run, place) => {
        const parts = run.split(blank);
        if (parts.length === 1) return run;
        return (
          <chakra.span key={place} whiteSpace="nowrap">
            {parts.map((part, index) => (
              <Fragment key={index}>
                {index > 0 && <Blank fill={fill} room={options?.join('\n')} />}
                {part}
              </Fragment>
            ))}
          </chakra.span>
        );
      })}
    </span>
  );
}

function Blank({ fill, room }: Pick<Props, 'fill'> & { room: string | undefined }) {
  if (fill !== undefined)
    return (
      <Gap data-filled="" data-room={room}>
        <span>{fill}</span>
      </Gap>
    );
  return (
    <>
      <Gap aria-hidden data-room={room} />
      <VisuallyHidden lang="en">blank</VisuallyHidden>
    </>
  );
}
