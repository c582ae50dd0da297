import { chakra } from '@chakra-ui/react/styled-system';
import { useId, type FormEvent, type ReactNode } from 'react';
import { Button } from '../base/Button.tsx';
import { Container } from '../base/Container.tsx';
import { controlStyle } from '../base/control.ts';

const Panel = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: '6',
    alignItems: 'center',
    marginBlock: { base: '12', md: '20' },
    padding: { base: '6', md: '10' },
    paddingBottom: { base: '4', md: '8' },
    bg: 'accent.subtle',
    borderRadius: 'xl',
    '& h2': { textStyle: 'heading' },
    '& h2 + p': { marginTop: '2', maxWidth: '28rem' },
  },
});

interface PanelProps {
  title: string;
  text: string;
  children: ReactNode;
}

export function NewsletterPanel({ title, text, children }: PanelProps) {
  return (
    <Container>
      <Panel>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        {children}
      </Panel>
    </Container>
  );
}

const Root = chakra('form', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: '3',
    '& > div': { flex: '1 1 16rem', minWidth: '0' },
    '& label': { display: 'block', marginBottom: '1.5', fontSize: '0.9375rem', fontWeight: '600' },
    '& > output': { flexBasis: 'full', minHeight: '1.5rem', textStyle: 'small', overflowWrap: 'anywhere' },
    '& [data-tone=error]': { color: 'danger.fg', fontWeight: '500' },
    '& > button': { minHeight: '12' },
  },
});
const Input = chakra('input', { base: controlStyle });

interface Props {
  isRefused: boolean;
  onChange: () => void;
  onSubmit: (email: string) => void;
  /** The status beside the field. */
  children?: ReactNode;
}

/**
 * The method `dialog` keeps browsers from leaving the page and losing the input before the script has
 * loaded.
 */
export function NewsletterForm({ isRefused, onChange, onSubmit, children }: Props) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    onSubmit(typeof email === 'string' ? email : '');
  };
  return (
    <Root method="dialog" noValidate aria-label="Newsletter" onSubmit={submit}>
      <div>
        <label htmlFor={id}>Email</label>
        <Input
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          required
          aria-describedby={`${id}-message`}
          {...(isRefused && { 'aria-invalid': true })}
          onChange={onChange}
        />
      </div>
      <Button type="submit">Subscribe</Button>
      <output id={`${id}-message`}>{children}</output>
    </Root>
  );
}
