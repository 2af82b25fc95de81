import { Button, Input, makeStyles } from '@fluentui/react-components';
import { useCallMutation } from '@pausenplatz/kernel-browser';
import { CopyButton, FormField, notify, notifyRefusal, useOptimistic } from '@pausenplatz/kernel-ui';
import { getSharing, type Page, setLink } from '../../contract/index.ts';
import { pageTexts } from '../../texts.ts';
import { addressOf } from './page-addresses.ts';
import { QrCode } from './qr-code.tsx';

const useStyles = makeStyles({
  part: { display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)' },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '8px' },
});

/** The secret link of a page: made, copied, renewed, ended. */
export function ShareLink({ page, link }: { readonly page: Page; readonly link: string | null }) {
  const styles = useStyles();
  const texts = pageTexts.sharing;
  const sharing = useOptimistic(getSharing, { id: page.id });
  const change = useCallMutation(setLink, {
    onSuccess: ({ link: now }) => {
      sharing.apply((known) => ({ ...known, link: now }));
      notify({ type: 'success', title: now === null ? texts.linkEnded : texts.linkMade });
    },
    onError: notifyRefusal,
  });
  const set = (live: boolean) => change.mutate({ id: page.id, live });
  if (link === null) {
    return (
      <FormField label={texts.link} help={texts.linkHelp}>
        <div>
          <Button disabledFocusable={change.isPending} onClick={() => set(true)}>
            {texts.linkMake}
          </Button>
        </div>
      </FormField>
    );
  }
  const address = addressOf(page, link);
  return (
    <div className={styles.part}>
      <FormField label={texts.link} help={texts.linkHelp}>
        <Input readOnly value={address} onFocus={(event) => event.target.select()} />
      </FormField>
      <div className={styles.row}>
        <CopyButton text={address} />
        <Button disabledFocusable={change.isPending} onClick={() => set(true)}>
          {texts.linkRenew}
        </Button>
        <Button disabledFocusable={change.isPending} onClick={() => set(false)}>
          {texts.linkEnd}
        </Button>
        <QrCode address={address} />
      </div>
    </div>
  );
}
