import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { inSpanish } from './languages.ts';

const Gap = chakra('span', {
  base: {
    display: 'inline-block',
    minWidth: '4.5ch',
    borderBottom: '2px solid currentcolor',
    lineHeight: '1',
    textAlign: 'center',
    '&[data-filled]': { display: 'inline', color: 'success.fg' },
  },
});

interface Props {
  text: string;
  /** The placeholder for a gap in `text`. */
  blank: string;
  /** The solution, once it may be shown. */
  fill?: string | undefined;
}

/** An open gap stays on one line with what touches it, such as `¿`. */
export function ClozeText({ text, blank, fill }: Props) {
  return (
    <span {...inSpanish}>
      {text.split(new RegExp(`(\\S*${blank}\\S*)`)).map((run, place) => {
        const parts = run.split(blank);
        if (parts.length === 1) return run;
        return (
          <chakra.span key={place} whiteSpace={fill === undefined ? 'nowrap' : undefined}>
            {parts.map((part, index) => (
              <Fragment key={index}>
                {index > 0 && <Blank fill={fill} />}
                {part}
              </Fragment>
            ))}
          </chakra.span>
        );
      })}
    </span>
  );
}

function Blank({ fill }: Pick<Props, 'fill'>) {
  if (fill !== undefined) return <Gap data-filled="">{fill}</Gap>;
  return (
    <>
      <Gap aria-hidden />
      <VisuallyHidden lang="en">blank</VisuallyHidden>
    </>
  );
}
