import { Button, Input, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowSync24Regular } from '@fluentui/react-icons/svg/arrow-sync';
import { Target24Regular } from '@fluentui/react-icons/svg/target';
import { Print24Regular } from '@fluentui/react-icons/svg/print';
import { useCallMutation } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { ButtonLink, Card, CopyButton, FormField, notify, notifyRefusal, QrCode, useOptimistic } from '@pausenplatz/kernel-ui';
import { useCallback, useState } from 'react';
import { getSharing, type Page, setLink } from '../../contract/index.ts';
import { shareTexts } from '../../texts.share.ts';
import { pageTexts } from '../../texts.ts';
import { addressOf, shortAddressOf } from './page-addresses.ts';
import { CodeSheet } from './code-sheet.tsx';
import { ShareShort } from './share-short.tsx';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '16px 24px',
    alignItems: 'start',
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  words: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  code: { display: 'grid', justifyItems: 'center', gap: '4px' },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  help: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
});

interface ShareLinkProps {
  readonly page: Page;
  /** Secret of the link, where the choice has one. */
  readonly link: string | null;
  readonly password: string | null;
  readonly shortCode: string | null;
  readonly onNewPassword: () => void;
}

/** The one link that belongs to the choice, as words and as code to scan. */
export function ShareLink({ page, link, password, shortCode, onNewPassword }: ShareLinkProps) {
  const styles = useStyles();
  const texts = pageTexts.sharing;
  const sharing = useOptimistic(getSharing, { id: page.id });
  const renew = useCallMutation(setLink, {
    onSuccess: ({ link: now }) => {
      // The short address led to the old one.
      sharing.apply((known) => ({ ...known, link: now, shortCode: null }));
      notify({ type: 'success', title: texts.linkMade });
    },
    onError: notifyRefusal,
  });
  const isTeacher = useCurrentUser()?.userRoles.includes('Teacher') ?? false;
  const [prints, setPrints] = useState(false);
  const onPrinted = useCallback(() => setPrints(false), []);
  const address = link === null ? addressOf(page) : addressOf(page, link);
  return (
    <Card className={styles.card}>
      <div className={styles.words}>
        <FormField label={texts.link} help={link === null ? texts.linkNeedsAccount[page.visibility] : texts.linkHelp}>
          <Input readOnly value={address} onFocus={(event) => event.target.select()} />
        </FormField>
        <div className={styles.row}>
          <CopyButton text={address} appearance="primary" label={texts.copy} />
          {link !== null && (
            <Button
              icon={<ArrowSync24Regular />}
              disabledFocusable={renew.isPending}
              onClick={() => renew.mutate({ id: page.id, live: true })}
            >
              {texts.linkRenew}
            </Button>
          )}
        </div>
        <ShareShort page={page} code={shortCode} isByLink={link !== null} />
        {password !== null && (
          <FormField label={texts.password} help={texts.passwordHelp}>
            <div className={styles.row}>
              <Input readOnly value={password} aria-label={texts.password} />
              <Button icon={<ArrowSync24Regular />} onClick={onNewPassword}>
                {texts.passwordRenew}
              </Button>
            </div>
          </FormField>
        )}
      </div>
      <div className={styles.code}>
        <QrCode address={address} label={fill(pageTexts.sharing.qrAlt, { address })} />
        <Button appearance="subtle" icon={<Print24Regular />} onClick={() => setPrints(true)}>
          {shareTexts.printCode}
        </Button>
        {isTeacher && (
          <ButtonLink appearance="subtle" icon={<Target24Regular />} to={`/tools/beam?ziel=${encodeURIComponent(address)}`}>
            {texts.beam}
          </ButtonLink>
        )}
        {prints && (
          <CodeSheet
            title={page.title}
            address={address}
            typed={shortCode === null ? address : shortAddressOf(shortCode)}
            password={password}
            onPrinted={onPrinted}
          />
        )}
      </div>
    </Card>
  );
}
