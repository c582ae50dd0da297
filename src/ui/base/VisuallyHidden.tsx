import { chakra } from '@chakra-ui/react/styled-system';

export const VisuallyHidden = chakra('span', { base: { srOnly: true } });
