import { Button } from '@fluentui/react-components';
import { type ComponentProps, useRef } from 'react';

interface FileButtonProps {
  readonly label: string;
  readonly icon: NonNullable<ComponentProps<typeof Button>['icon']>;
  readonly accept: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Opens the browser’s own chooser. */
export function FileButton({ label, icon, accept, onFiles }: FileButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button appearance="subtle" icon={icon} aria-label={label} title={label} onClick={() => chooser.current?.click()} />
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        aria-label={label}
        accept={accept}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}
