import { chakra } from '@chakra-ui/react/styled-system';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { Bilingual } from '../base/Bilingual.tsx';
import { useShortcuts } from '../base/use-shortcuts.ts';
import { SIDEWAYS } from '../base/phone.ts';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';

const List = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '3',
    '& > li': { display: 'grid' },
    [SIDEWAYS]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@media (height <= 44rem)': { gap: '2', '& > li > button': { minHeight: '11', paddingBlock: '1.5' } },
  },
});
const Option = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) 1.25rem',
    '@media (hover: none)': { gridTemplateColumns: 'minmax(0, 1fr) 1.25rem' },
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: '14',
    paddingInline: '4',
    paddingBlock: '3',
    bg: 'bg.panel',
    borderWidth: '2px',
    borderColor: 'border.control',
    borderRadius: 'md',
    fontSize: '1.0625rem',
    fontWeight: '600',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    '&[data-state=open]': { _hover: { bg: 'bg.subtle' } },
    '& > kbd': {
      display: 'grid',
      placeItems: 'center',
      width: '7',
      height: '7',
      borderRadius: 'sm',
      bg: 'bg.subtle',
      color: 'fg.muted',
      fontFamily: 'body',
      fontSize: '0.875rem',
      '@media (hover: none)': { display: 'none' },
    },
    '& > svg': { width: '1.25rem', height: '1.25rem' },
    '&[data-state=selected]': { bg: 'accent.subtle', borderColor: 'accent.solid' },
    '&[data-state=right]': { bg: 'success.subtle', borderColor: 'success.solid', color: 'success.fg' },
    '&[data-state=wrong]': { bg: 'danger.subtle', borderColor: 'danger.solid', color: 'danger.fg' },
    '&[aria-disabled=true]': { cursor: 'default', transitionProperty: 'none' },
    '&[aria-disabled=true][data-state=open]': { borderColor: 'border', color: 'fg.muted' },
  },
});

interface Props {
  label: string;
  /** Have their Spanish in «» if they're English. */
  options: readonly string[];
  /** The options' language, if not English. */
  lang?: string | undefined;
  isLocked: boolean;
  /** The chosen option. */
  chosen: string | null;
  /** The right option, once it may be shown. */
  right?: string | null | undefined;
  onChoose: (option: string) => void;
}

/** Digits choose; locked options stay in place and keep focus. */
export function Options({ label, options, lang, isLocked, chosen, right = null, onChoose }: Props) {
  const choose = (option: string | undefined) => {
    if (!isLocked && option !== undefined) onChoose(option);
  };
  useShortcuts((key) => choose(options[Number(key) - 1]));
  return (
    <List aria-label={label}>
      {options.map((option, index) => {
        const state = stateOf(option, chosen, right);
        return (
          <li key={option}>
            <Option
              type="button"
              data-state={state}
              aria-pressed={option === chosen}
              aria-disabled={isLocked || undefined}
              onClick={() => choose(option)}
            >
              <kbd aria-hidden>{index + 1}</kbd>
              <span translate="no" lang={lang}>
                <Bilingual text={option} />
              </span>
              {state === 'right' && <Check aria-hidden />}
              {state === 'wrong' && <X aria-hidden />}
              {state === 'right' && <VisuallyHidden>, right answer</VisuallyHidden>}
              {state === 'wrong' && <VisuallyHidden>, wrong answer</VisuallyHidden>}
            </Option>
          </li>
        );
      })}
    </List>
  );
}

function stateOf(option: string, chosen: string | null, right: string | null) {
  if (right === null) return option === chosen ? 'selected' : 'open';
  if (option === right) return 'right';
  return option === chosen ? 'wrong' : 'open';
}
