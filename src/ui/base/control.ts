import { defineStyle } from '@chakra-ui/react/styled-system';

export const controlStyle = defineStyle({
  width: 'full',
  minHeight: '12',
  px: '4',
  py: '2',
  bg: 'bg.panel',
  color: 'fg',
  fontSize: '1rem',
  lineHeight: '1.5',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'md',
  transitionProperty: 'border-color',
  transitionDuration: 'fast',
  _hover: { borderColor: 'fg.muted' },
  _disabled: { bg: 'bg.subtle', color: 'fg.subtle', cursor: 'not-allowed' },
  _invalid: { borderColor: 'danger.solid', borderWidth: '2px', px: 'calc(1rem - 1px)' },
});
