import { Button, Input, makeStyles } from '@fluentui/react-components';
import { FormField } from '@pausenplatz/kernel-ui';
import { useEffect, useRef, useState } from 'react';
import { documentsTexts } from '../texts.ts';

const useStyles = makeStyles({
  form: { width: '100%', maxWidth: '520px', display: 'grid', gap: '8px', justifyItems: 'stretch', textAlign: 'start' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface PictureAddressProps {
  readonly isFetching: boolean;
  readonly fetchFrom: (address: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Where the address of a picture is typed or pasted; what was typed stays when it cannot be fetched. */
export function PictureAddress({ isFetching, fetchFrom, onClose }: PictureAddressProps) {
  const styles = useStyles();
  const [address, setAddress] = useState('');
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const { upload } = documentsTexts;
  const fetchIt = async () => {
    if (await fetchFrom(address)) onClose();
  };
  return (
    <div ref={form} className={styles.form}>
      <FormField label={upload.address} help={upload.addressHelp}>
        <Input
          value={address}
          inputMode="url"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(_event, { value }) => setAddress(value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter in here is not the form around it.
            event.preventDefault();
            void fetchIt();
          }}
        />
      </FormField>
      <div className={styles.buttons}>
        <Button appearance="primary" disabledFocusable={isFetching || address.trim() === ''} onClick={() => void fetchIt()}>
          {isFetching ? upload.fetching : upload.fetch}
        </Button>
        <Button onClick={onClose}>{upload.cancel}</Button>
      </div>
    </div>
  );
}
