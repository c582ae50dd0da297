import { chakra } from '@chakra-ui/react/styled-system';
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

export function ClozeText({ text, blank, fill }: Props) {
  return (
    <span {...inSpanish}>
      {text.split(blank).map((part, index) => (
        <span key={index}>
          {index > 0 &&
            (fill === undefined ? (
              <>
                <Gap aria-hidden />
                <VisuallyHidden lang="en">blank</VisuallyHidden>
              </>
            ) : (
              <Gap data-filled="">{fill}</Gap>
            ))}
          {part}
        </span>
      ))}
    </span>
  );
}
