import { Button, Input, makeStyles } from '@fluentui/react-components';
import { RefusedError } from '@pausenplatz/kernel-browser';
import { fieldSentences } from '@pausenplatz/kernel-contract';
import { CopyButton, FormField, notifyRefusal } from '@pausenplatz/kernel-ui';
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { type Page, pageUrl } from '../../contract/index.ts';
import { pageTexts } from '../../texts.ts';
import type { PageUpdate } from '../data.ts';
import { addressOf } from './page-addresses.ts';
import { QrCode } from './qr-code.tsx';

const useStyles = makeStyles({
  part: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px' },
  grow: { flexGrow: 1, flexBasis: '220px', minWidth: 0 },
});

interface ShareAddressProps {
  readonly page: Page;
  readonly update: (update: PageUpdate) => Promise<{ readonly url: string }>;
}

/** The short address of a page: to change, to copy, to scan. */
export function ShareAddress({ page, update }: ShareAddressProps) {
  const styles = useStyles();
  const texts = pageTexts.sharing;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [url, setUrl] = useState(page.url);
  const [error, setError] = useState<string>();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const checked = z.safeParse(pageUrl, url.trim());
    if (!checked.success) return setError(Object.values(fieldSentences(checked.error.issues))[0]);
    setError(undefined);
    update({ id: page.id, field: 'url', value: checked.data }).then(
      (changed) => {
        // On the page itself the old address is gone from now on.
        if (pathname.startsWith('/seite/')) void navigate(`/seite/${changed.url}${search}`, { replace: true });
      },
      (refused: unknown) => {
        if (refused instanceof RefusedError && refused.is('ADDRESS_TAKEN')) setError(refused.body.messageBody);
        else notifyRefusal(refused);
      },
    );
  };
  return (
    <div className={styles.part}>
      <form className={styles.row} onSubmit={save} noValidate>
        <FormField className={styles.grow} label={texts.address} help={texts.addressHelp} error={error}>
          <Input
            value={url}
            contentBefore="/seite/"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(_event, { value }) => setUrl(value)}
          />
        </FormField>
      </form>
      <div className={styles.row}>
        {url !== page.url && <Button onClick={save}>{texts.addressSave}</Button>}
        <CopyButton text={addressOf(page)} label={pageTexts.copyLink} />
        <QrCode address={addressOf(page)} />
      </div>
    </div>
  );
}
