import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { IconButton } from '../base/Button.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

interface Props extends Omit<TextFieldProps, 'type' | 'endElement'> {
  isVisible: boolean;
  onToggle: () => void;
}

export function PasswordField({ isVisible, onToggle, ...rest }: Props) {
  return (
    <TextField
      {...rest}
      type={isVisible ? 'text' : 'password'}
      endElement={
        <IconButton label={isVisible ? 'Hide password' : 'Show password'} onClick={onToggle}>
          {isVisible ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      }
    />
  );
}
