import { Button, Input, makeStyles } from '@fluentui/react-components';
import { useCallMutation } from '@pausenplatz/kernel-browser';
import { CopyButton, FormField, notify, notifyRefusal, useOptimistic } from '@pausenplatz/kernel-ui';
import { getSharing, type Page, setShortLink } from '../../contract/index.ts';
import { shareTexts } from '../../texts.share.ts';
import { shortAddressOf } from './page-addresses.ts';

const useStyles = makeStyles({ row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' } });

interface ShareShortProps {
  readonly page: Page;
  /** Null: the page has no short address. */
  readonly code: string | null;
  /** It leads to a shared link. */
  readonly isByLink: boolean;
}

/** An address that one can type from the board: to make, to copy, to end. */
export function ShareShort({ page, code, isByLink }: ShareShortProps) {
  const styles = useStyles();
  const { short: texts } = shareTexts;
  const sharing = useOptimistic(getSharing, { id: page.id });
  const set = useCallMutation(setShortLink, {
    onSuccess: ({ code: now }) => {
      sharing.apply((known) => ({ ...known, shortCode: now }));
      notify({ type: 'success', title: now === null ? texts.ended : texts.made });
    },
    onError: notifyRefusal,
  });
  const change = (live: boolean) => set.mutate({ id: page.id, live });
  if (code === null)
    return (
      <div>
        <Button disabledFocusable={set.isPending} onClick={() => change(true)}>
          {texts.make}
        </Button>
      </div>
    );
  const address = shortAddressOf(code);
  return (
    <>
      <FormField label={texts.label} help={isByLink ? texts.helpLink : texts.help}>
        <Input readOnly value={address.replace(/^https?:\/\//, '')} onFocus={(event) => event.target.select()} />
      </FormField>
      <div className={styles.row}>
        <CopyButton text={address} label={texts.copy} />
        <Button appearance="subtle" disabledFocusable={set.isPending} onClick={() => change(false)}>
          {texts.end}
        </Button>
      </div>
    </>
  );
}
