import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Copy24Regular } from '@fluentui/react-icons/svg/copy';
import { Delete24Regular } from '@fluentui/react-icons/svg/delete';
import { Edit24Regular } from '@fluentui/react-icons/svg/edit';
import { Eye24Regular } from '@fluentui/react-icons/svg/eye';
import { EyeOff24Regular } from '@fluentui/react-icons/svg/eye-off';
import { Open24Regular } from '@fluentui/react-icons/svg/open';
import { fill } from '@pausenplatz/kernel-contract';
import { Card, look } from '@pausenplatz/kernel-ui';
import type { ReactNode } from 'react';
import type { ItemIcon, PasswordRow } from '../../contract/index.ts';
import { passwordsUiTexts } from '../../texts.ui.ts';
import { hostOf } from '../pieces/host-of.ts';
import { ItemSign } from '../pieces/item-sign.tsx';
import { Ring } from './ring.tsx';
import type { Showing } from './use-shown.ts';

const useStyles = makeStyles({
  cards: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: '20px',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media (max-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  card: { display: 'grid', gap: '12px', alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' },
  head: { display: 'flex', alignItems: 'center', gap: '16px', minWidth: 0 },
  title: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightBold,
    overflowWrap: 'anywhere',
  },
  quiet: { color: tokens.colorNeutralForeground2 },
  part: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4px 8px',
    minHeight: '64px',
    padding: '8px 8px 8px 16px',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  label: { display: 'block', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  value: {
    display: 'block',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  dots: { letterSpacing: '0.2em' },
  buttons: { display: 'flex', alignItems: 'center', gap: '4px' },
  big: { minWidth: '56px', minHeight: '56px' },
  foot: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

export function AccountCards({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const styles = useStyles();
  return (
    <ul className={styles.cards} aria-label={label}>
      {children}
    </ul>
  );
}

interface AccountCardProps {
  readonly item: { readonly id: string; readonly title: string; readonly url: string; readonly icon: ItemIcon };
  readonly row: PasswordRow;
  readonly note: string;
  readonly showing: Showing;
  readonly onChange?: () => void;
  readonly onRemove?: () => void;
}

/** One account of a child’s own: what it is called there, and the password behind two large buttons. */
export function AccountCard({ item, row, note, showing, onChange, onRemove }: AccountCardProps) {
  const styles = useStyles();
  const { child: texts, item: itemTexts } = passwordsUiTexts;
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <ItemSign icon={item.icon} size="large" />
        <div>
          <h2 className={styles.title}>{item.title}</h2>
          <p className={styles.quiet}>{note}</p>
        </div>
      </div>
      <div className={styles.part}>
        <span>
          <span className={styles.label}>{texts.userName}</span>
          <span className={styles.value}>{row.userName}</span>
        </span>
      </div>
      {row.hasSecret && <SecretPart item={item} row={row} showing={showing} />}
      <div className={styles.foot}>
        {item.url !== '' && (
          <Button
            as="a"
            size="large"
            appearance="primary"
            icon={<Open24Regular />}
            aria-label={`${itemTexts.open}: ${hostOf(item.url)}`}
            href={item.url}
            target="_blank"
            rel="noreferrer"
          >
            {itemTexts.open}
          </Button>
        )}
        {onChange && (
          <Button size="large" icon={<Edit24Regular />} aria-label={`${itemTexts.edit}: ${item.title}`} onClick={onChange}>
            {itemTexts.edit}
          </Button>
        )}
        {onRemove && (
          <Button
            size="large"
            appearance="subtle"
            icon={<Delete24Regular />}
            aria-label={`${itemTexts.remove}: ${item.title}`}
            onClick={onRemove}
          />
        )}
      </div>
    </Card>
  );
}

function SecretPart({ item, row, showing }: Pick<AccountCardProps, 'item' | 'row' | 'showing'>) {
  const styles = useStyles();
  const { child: texts, shown: shownTexts } = passwordsUiTexts;
  const account = { id: item.id, userId: row.userId };
  const shown = showing.shown?.id === item.id && showing.shown.userId === row.userId ? showing.shown.secret : null;
  return (
    <div className={styles.part}>
      <span>
        <span className={styles.label}>{texts.secret}</span>
        {shown === null ? (
          <span className={`${styles.value} ${styles.dots}`} role="img" aria-label={shownTexts.covered}>
            ••••••••
          </span>
        ) : (
          <span className={styles.value}>{shown}</span>
        )}
      </span>
      <span className={styles.buttons}>
        {shown !== null && <Ring />}
        <Button
          className={styles.big}
          appearance="subtle"
          icon={shown === null ? <Eye24Regular /> : <EyeOff24Regular />}
          aria-label={shown === null ? fill(shownTexts.showOf, { name: item.title }) : shownTexts.hide}
          onClick={() => (shown === null ? showing.show(account) : showing.cover())}
        />
        <Button
          className={styles.big}
          appearance="subtle"
          icon={<Copy24Regular />}
          aria-label={fill(shownTexts.copyOf, { name: item.title })}
          onClick={() => showing.copy(account)}
        />
      </span>
    </div>
  );
}
