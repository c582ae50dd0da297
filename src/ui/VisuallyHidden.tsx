import { chakra } from '@chakra-ui/react';

export const VisuallyHidden = chakra('span', { base: { srOnly: true } });
