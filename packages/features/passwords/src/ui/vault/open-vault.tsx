import {
  Button,
  makeStyles,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  SearchBox,
  tokens,
} from '@fluentui/react-components';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { MoreHorizontal24Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { LockClosed24Regular } from '@fluentui/react-icons/svg/lock-closed';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { hasWords, longDay, plainWords, zurichDay } from '@pausenplatz/kernel-format';
import { EmptyState, look, Screen as Frame, Skeletons } from '@pausenplatz/kernel-ui';
import { useEffect, useMemo, useState } from 'react';
import { type Mark, marksOfVault } from '../../rules/index.ts';
import { passwordsUiTexts } from '../../texts.ui.ts';
import { passwordsTitles } from '../../titles.ts';
import { type OpenItem, openItems, type OpenVault } from '../crypto/vault-words.ts';
import { useRemove } from '../data.ts';
import { Filters } from '../pieces/filters.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { TakeAlongDialog } from './take-along-dialog.tsx';
import type { VaultKey } from './use-vault-key.ts';
import { VaultCard } from './vault-card.tsx';
import { VaultDialog } from './vault-dialog.tsx';
import type { Sealed } from './vault.tsx';

const useStyles = makeStyles({
  search: { maxWidth: '440px', minHeight: look.touch },
  part: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  heading: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  cards: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media (max-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

const { vault: texts, item: itemTexts, accounts: accountTexts } = passwordsUiTexts;

/** A vault may hold two thousand; nobody looks through them, and drawing them all takes a second. */
const shownAtFirst = 100;

interface OpenVaultProps {
  readonly mine: Sealed;
  readonly vault: VaultKey;
  readonly vaultKey: CryptoKey;
}

/** Which dialog stands open. */
type Opened = OpenItem | 'add' | 'change' | 'import' | 'takeAlong';

/** Opens what the server keeps, in the memory of this screen: never in a cache, never in a storage. */
function useOpened(key: CryptoKey, items: Sealed['items']): OpenVault | null {
  const [opened, setOpened] = useState<OpenVault | null>(null);
  useEffect(() => {
    let isWanted = true;
    void openItems(key, items).then((now) => isWanted && setOpened(now));
    return () => {
      isWanted = false;
    };
  }, [key, items]);
  return opened;
}

export function OpenVaultEntries({ mine, vault, vaultKey }: OpenVaultProps) {
  const styles = useStyles();
  const opened = useOpened(vaultKey, mine.items);
  const remove = useRemove();
  const [open, setOpen] = useState<Opened | null>(null);
  // As it is by now: another device may have changed it while the dialog is open.
  const edited = open !== null && typeof open === 'object' ? (opened?.items.find(({ id }) => id === open.id) ?? open) : undefined;
  return (
    <Frame
      title={passwordsTitles.mine}
      lead={texts.note}
      actions={
        <>
          <Button icon={<LockClosed24Regular />} onClick={vault.lock}>
            {texts.lock}
          </Button>
          <More hasEntries={(opened?.items.length ?? 0) > 0} onChoose={setOpen} />
          <Button appearance="primary" icon={<Add24Regular />} onClick={() => setOpen('add')}>
            {texts.add}
          </Button>
        </>
      }
    >
      {opened === null ? <Skeletons shape="rows" /> : <Entries opened={opened} onEdit={setOpen} />}
      {opened?.damaged.map(({ id, updatedAt }) => (
        <MessageBar key={id} intent="warning">
          <MessageBarBody className={styles.part}>
            {`${texts.damaged}. ${fill(texts.damagedBody, { day: longDay(zurichDay(new Date(updatedAt))) })}`}
          </MessageBarBody>
          <MessageBarActions>
            <Button onClick={() => void remove({ id, title: texts.entry })}>{itemTexts.remove}</Button>
          </MessageBarActions>
        </MessageBar>
      ))}
      {open === 'change' && <ChangePasswordDialog vault={vault} onClose={() => setOpen(null)} />}
      {open === 'import' && <ImportDialog vaultKey={vaultKey} there={opened?.items ?? []} onClose={() => setOpen(null)} />}
      {open === 'takeAlong' && <TakeAlongDialog items={opened?.items ?? []} onClose={() => setOpen(null)} />}
      {(open === 'add' || edited) && (
        <VaultDialog
          vaultKey={vaultKey}
          groups={groupsOf(opened?.items ?? [])}
          {...(edited && { item: edited })}
          onClose={() => setOpen(null)}
        />
      )}
    </Frame>
  );
}

interface MoreProps {
  readonly hasEntries: boolean;
  readonly onChoose: (dialog: 'change' | 'import' | 'takeAlong') => void;
}

/** What one does once a year. */
function More({ hasEntries, onChoose }: MoreProps) {
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button icon={<MoreHorizontal24Regular />}>{texts.more}</Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem onClick={() => onChoose('import')}>{texts.import}</MenuItem>
          {hasEntries && <MenuItem onClick={() => onChoose('takeAlong')}>{texts.takeAlong}</MenuItem>}
          <MenuItem onClick={() => onChoose('change')}>{texts.change}</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

/** Which entries are looked at: all, those of which something is to be said, or those of a group. */
type Chosen = 'all' | 'same' | 'weak' | `group ${string}`;

const isOf = (chosen: Chosen, { group }: OpenItem, mark: Mark | undefined): boolean => {
  if (chosen === 'same') return (mark?.sameAs.length ?? 0) > 0;
  if (chosen === 'weak') return mark?.isWeak ?? false;
  return chosen === 'all' || chosen === `group ${group}`;
};

const groupsOf = (items: readonly OpenItem[]) =>
  [...new Set(items.map(({ group }) => group))].toSorted((one, other) => one.localeCompare(other, 'de-CH'));

function Entries({ opened: { items, damaged }, onEdit }: { readonly opened: OpenVault; readonly onEdit: (item: OpenItem) => void }) {
  const styles = useStyles();
  const [wanted, setWanted] = useState('');
  const [chosen, setChosen] = useState<Chosen>('all');
  const [most, setMost] = useState(shownAtFirst);
  const marks = useMemo(() => marksOfVault(items), [items]);
  if (items.length === 0 && damaged.length === 0) return <EmptyState scene="emptyNest" title={texts.empty} body={texts.emptyBody} />;
  const { filters } = accountTexts;
  const named = groupsOf(items).filter((group) => group !== '');
  const kinds = (
    [
      { name: 'all', label: filters.all },
      ...named.map((group) => ({ name: `group ${group}` as const, label: group })),
      { name: 'same', label: filters.same },
      { name: 'weak', label: filters.weak },
    ] as const
  )
    .map((kind) => ({ ...kind, count: items.filter((item) => isOf(kind.name, item, marks.get(item.id))).length }))
    .filter(({ name, count }) => name === 'all' || count > 0);
  // Where the last one of a kind was mended or moved, all are there again.
  const used = kinds.some(({ name }) => name === chosen) ? chosen : 'all';
  const matching = items.filter(
    (item) =>
      isOf(used, item, marks.get(item.id)) && hasWords(`${item.title} ${item.url} ${item.group} ${item.userName}`, plainWords(wanted)),
  );
  const found = matching.slice(0, most);
  const isChecked = kinds.some(({ name }) => name === 'same' || name === 'weak');
  return (
    <>
      <SearchBox
        className={styles.search}
        value={wanted}
        aria-label={itemTexts.find}
        placeholder={itemTexts.find}
        onChange={(_event, { value }) => setWanted(value)}
      />
      {kinds.length > 1 && (
        <Filters label={texts.filtersLabel} kinds={kinds} used={used} note={isChecked ? accountTexts.checked : null} onChoose={setChosen} />
      )}
      {found.length === 0 && items.length > 0 && (
        <EmptyState scene="lostPath" title={itemTexts.nothingFound} body={itemTexts.nothingFoundBody} />
      )}
      {groupsOf(found).map((group) => (
        <section key={group} className={styles.part}>
          <h2 className={styles.heading}>{group === '' ? texts.list : group}</h2>
          <ul className={styles.cards} aria-label={group === '' ? texts.list : group}>
            {found
              .filter((item) => item.group === group)
              .map((item) => (
                <VaultCard key={item.id} item={item} mark={marks.get(item.id)} onEdit={() => onEdit(item)} />
              ))}
          </ul>
        </section>
      ))}
      {matching.length > most && (
        <div>
          <Button onClick={() => setMost(most + shownAtFirst)}>{counted(texts.showMore, matching.length - most)}</Button>
        </div>
      )}
    </>
  );
}
