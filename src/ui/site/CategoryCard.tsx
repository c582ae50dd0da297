import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';

const Card = chakra('a', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    alignContent: 'start',
    height: 'full',
    paddingInline: { base: '4', sm: '5' },
    paddingBlock: { base: '2.5', sm: '5' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    boxShadow: 'card',
    transitionProperty: 'box-shadow, border-color, transform',
    transitionDuration: 'moderate',
    transitionTimingFunction: 'standard',
    _hover: { boxShadow: 'raised', borderColor: 'var(--ink)', transform: 'translateY(-2px)' },
    _active: { transform: 'none' },
    '& > [data-part=icon]': {
      gridRow: 'span 2',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: { base: '12', sm: '14' },
      height: { base: '12', sm: '14' },
      borderRadius: 'md',
      bg: 'var(--tint)',
      color: 'var(--ink)',
      fontSize: '1.625rem',
      lineHeight: '1',
      '& > svg': { width: '1.625rem', height: '1.625rem', strokeWidth: '1.75' },
    },
    '& > [data-part=title]': { textStyle: 'subheading', alignSelf: 'end' },
    '& > [data-part=count]': { textStyle: 'small', fontWeight: '600', color: 'var(--ink)' },
    '& > [data-part=description]': {
      display: { base: 'none', sm: 'block' },
      gridColumn: '1 / -1',
      marginTop: '3',
      textStyle: 'small',
      color: 'fg.muted',
      textWrap: 'pretty',
    },
  },
});

interface Props extends Omit<ComponentProps<'a'>, 'title' | 'color'> {
  title: string;
  icon: ReactNode;
  count: number;
  color: string;
  description?: string | undefined;
}

export function CategoryCard({ title, icon, count, color, description, ...rest }: Props) {
  return (
    <Card data-color={color} {...rest}>
      <span data-part="icon" aria-hidden>
        {icon}
      </span>
      <span data-part="title">{title}</span>
      <span data-part="count">{count.toLocaleString('en')} cards</span>
      {description && <span data-part="description">{description}</span>}
    </Card>
  );
}
