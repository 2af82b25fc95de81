import { Button, makeStyles } from '@fluentui/react-components';
import { RefusedError } from '@pausenplatz/kernel-browser';
import { judgedBy, RefusalBar, TextField, useForm } from '@pausenplatz/kernel-ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Page, updatePage } from '../../contract/index.ts';
import { pageTexts } from '../../texts.ts';
import type { PageUpdate } from '../data.ts';

const useStyles = makeStyles({
  part: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px' },
  grow: { flexGrow: 1, flexBasis: '220px', minWidth: 0 },
});

interface ShareAddressProps {
  readonly page: Page;
  readonly update: (update: PageUpdate) => Promise<{ readonly url: string }>;
}

/** The short address of a page: to change. */
export function ShareAddress({ page, update }: ShareAddressProps) {
  const styles = useStyles();
  const texts = pageTexts.sharing;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const form = useForm({
    initial: { url: page.url },
    judge: judgedBy(updatePage, ({ url }) => ({ id: page.id, field: 'url' as const, value: url.trim() })),
    paths: { value: 'url' },
    send: async ({ url }) => {
      const changed = await update({ id: page.id, field: 'url', value: url.trim() }).catch((error: unknown) => {
        throw atTheField(error);
      });
      // On the page itself the old address is gone from now on.
      if (pathname.startsWith('/seite/')) void navigate(`/seite/${changed.url}${search}`, { replace: true });
    },
  });
  const { attach, onSubmit, refused } = form;
  return (
    <div className={styles.part}>
      {refused && <RefusalBar refused={refused} />}
      <form ref={attach} className={styles.row} onSubmit={onSubmit} noValidate>
        <TextField
          form={form}
          name="url"
          className={styles.grow}
          label={texts.address}
          help={texts.addressHelp}
          contentBefore="/seite/"
          autoCapitalize="off"
          spellCheck={false}
        />
      </form>
      <div className={styles.row}>{form.isChanged && <Button onClick={() => void form.submit()}>{texts.addressSave}</Button>}</div>
    </div>
  );
}

/** That an address is taken stands where it was typed. */
function atTheField(error: unknown): unknown {
  if (!(error instanceof RefusedError) || !error.is('ADDRESS_TAKEN')) return error;
  return new RefusedError(error.status, { ...error.body, fields: { url: error.body.messageBody } });
}
