import { chakra } from '@chakra-ui/react/styled-system';

const Label = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '11',
    lineHeight: '1.35',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '& > input': {
      flexShrink: '0',
      width: '5',
      height: '5',
      accentColor: '{colors.accent.solid}',
      cursor: 'pointer',
    },
    '& > span': { minWidth: '0' },
  },
});

interface Props {
  label: string;
  isChecked: boolean;
  onToggle: () => void;
}

export function Checkbox({ label, isChecked, onToggle }: Props) {
  return (
    <Label>
      <input type="checkbox" checked={isChecked} onChange={onToggle} />
      <span>{label}</span>
    </Label>
  );
}
