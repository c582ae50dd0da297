import { chakra } from '@chakra-ui/react/styled-system';

interface Props {
  number: number;
  largest: number;
}

/** A number as wide as the largest, so that what follows stays in place. */
export function AsWide({ number, largest }: Props) {
  return (
    <chakra.span key={number} display="inline-block" minWidth={`${String(largest).length}ch`} textAlign="end">
      {number}
    </chakra.span>
  );
}
