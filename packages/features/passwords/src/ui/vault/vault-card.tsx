import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Copy20Regular } from '@fluentui/react-icons/svg/copy';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { Eye20Regular } from '@fluentui/react-icons/svg/eye';
import { EyeOff20Regular } from '@fluentui/react-icons/svg/eye-off';
import { fill } from '@pausenplatz/kernel-contract';
import { Card, Chip } from '@pausenplatz/kernel-ui';
import { useCallback, useState } from 'react';
import type { Mark } from '../../rules/index.ts';
import { passwordsUiTexts } from '../../texts.ui.ts';
import type { OpenItem } from '../crypto/vault-words.ts';
import { useRemove } from '../data.ts';
import { hostOf } from '../pieces/host-of.ts';
import { ItemSign } from '../pieces/item-sign.tsx';
import { Ring } from '../showing/ring.tsx';
import { useCoverSoon } from '../showing/use-cover-soon.ts';
import { copySecret } from '../showing/use-shown.ts';

const useStyles = makeStyles({
  card: { display: 'grid', gap: '8px', alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' },
  head: { display: 'grid', gridTemplateColumns: '40px minmax(0, 1fr) auto', gap: '12px', alignItems: 'start' },
  title: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  link: { color: tokens.colorBrandForegroundLink, overflowWrap: 'anywhere' },
  buttons: { display: 'flex', alignItems: 'center' },
  line: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '8px', alignItems: 'center', minHeight: '40px' },
  mono: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
  dots: { letterSpacing: '0.25em', color: tokens.colorNeutralForeground2 },
  marks: { display: 'flex', flexWrap: 'wrap', gap: '4px' },
  note: { color: tokens.colorNeutralForeground2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

interface VaultCardProps {
  readonly item: OpenItem;
  readonly mark: Mark | undefined;
  readonly onEdit: () => void;
}

/** One entry of an open vault; its password is covered, and covers itself again. */
export function VaultCard({ item, mark, onEdit }: VaultCardProps) {
  const styles = useStyles();
  const { item: texts, shown: shownTexts, accounts } = passwordsUiTexts;
  const remove = useRemove();
  const [isShown, setShown] = useState(false);
  const cover = useCallback(() => setShown(false), []);
  useCoverSoon(isShown, cover);
  const { title, url, icon, userName, secret, note } = item;
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <ItemSign icon={icon} />
        <div>
          <h3 className={styles.title}>{title}</h3>
          {url !== '' && (
            <a className={styles.link} href={url} target="_blank" rel="noreferrer">
              {hostOf(url)}
            </a>
          )}
        </div>
        <span className={styles.buttons}>
          <Button appearance="subtle" icon={<Edit20Regular />} aria-label={`${texts.edit}: ${title}`} onClick={onEdit} />
          <Button
            appearance="subtle"
            icon={<Delete20Regular />}
            aria-label={`${texts.remove}: ${title}`}
            onClick={() => void remove(item)}
          />
        </span>
      </div>
      {userName !== '' && (
        <div className={styles.line}>
          <span className={styles.mono}>{userName}</span>
        </div>
      )}
      {secret !== '' && (
        <div className={styles.line}>
          {isShown ? (
            <span className={styles.mono}>{secret}</span>
          ) : (
            <span className={styles.dots} role="img" aria-label={shownTexts.covered}>
              ••••••••
            </span>
          )}
          <span className={styles.buttons}>
            {isShown && <Ring />}
            <Button
              appearance="subtle"
              icon={isShown ? <EyeOff20Regular /> : <Eye20Regular />}
              aria-label={isShown ? shownTexts.hide : fill(shownTexts.showOf, { name: title })}
              onClick={() => setShown(!isShown)}
            />
            <Button
              appearance="subtle"
              icon={<Copy20Regular />}
              aria-label={fill(shownTexts.copyOf, { name: title })}
              onClick={() => void copySecret(Promise.resolve(secret))}
            />
          </span>
        </div>
      )}
      {mark && (mark.isWeak || mark.sameAs.length > 0) && (
        <div className={styles.marks}>
          {mark.sameAs.length > 0 && <Chip color="orange">{fill(accounts.marks.same, { names: someOf(mark.sameAs) })}</Chip>}
          {mark.isWeak && <Chip color="red">{accounts.marks.weak}</Chip>}
        </div>
      )}
      {note !== '' && <p className={styles.note}>{note}</p>}
    </Card>
  );
}

/** Three titles say enough. */
const someOf = (titles: readonly string[]) => (titles.length > 3 ? `${titles.slice(0, 3).join(', ')} …` : titles.join(', '));
