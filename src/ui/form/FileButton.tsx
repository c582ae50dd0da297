import Upload from 'lucide-react/icons/upload';
import { useRef } from 'react';
import { Button } from '../base/Button.tsx';

interface Props {
  label: string;
  /** The `accept` attribute: extensions and types. */
  accept: string;
  isDisabled: boolean;
  onChoose: (file: File) => void;
}

/** Lets the same file be chosen again. */
export function FileButton({ label, accept, isDisabled, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outline" disabled={isDisabled} onClick={() => input.current?.click()}>
        <Upload aria-hidden />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onChoose(file);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
