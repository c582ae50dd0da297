import { chakra } from '@chakra-ui/react/styled-system';

/** What a lesson has. */
export const LessonOutline = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    paddingInlineStart: '4',
    borderInlineStart: '3px solid {colors.gold.solid}',
    color: 'fg.muted',
    textWrap: 'pretty',
  },
});
