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
    lineHeight: '1.1',
    textAlign: 'center',
    whiteSpace: 'normal',
    '&[data-filled]': { color: 'success.fg' },
    '& > *': { gridArea: '1 / 1' },
    '& > [data-fill]::before': { content: 'attr(data-fill)', visibility: 'hidden' },
  },
});

interface Props {
  text: string;
  /** The placeholder for a gap in `text`. */
  blank: string;
  /** The solution, once it may be shown. */
  fill?: string | undefined;
  /** What may fill the gap, which is as wide as the longest, so that nothing moves. */
  fills?: readonly string[];
}

/** A gap stays on one line with what touches it, such as `¿`. */
export function ClozeText({ text, blank, fill, fills }: Props) {
  return (
    <span {...inSpanish}>
      {text.split(new RegExp(`(\\S*${blank}\\S*)`)).map((run, place) => {
        const parts = run.split(blank);
        if (parts.length === 1) return run;
        return (
          <chakra.span key={place} whiteSpace="nowrap">
            {parts.map((part, index) => (
              <Fragment key={index}>
                {index > 0 && <Blank fill={fill} {...(fills && { fills })} />}
                {part}
              </Fragment>
            ))}
          </chakra.span>
        );
      })}
    </span>
  );
}

function Blank({ fill, fills }: Pick<Props, 'fill' | 'fills'>) {
  return (
    <Gap data-filled={fill}>
      {fills?.map((one) => (
        <span key={one} aria-hidden data-fill={one} />
      ))}
      {fill === undefined ? <VisuallyHidden lang="en">blank</VisuallyHidden> : <span>{fill}</span>}
    </Gap>
  );
}
