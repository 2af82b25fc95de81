import { Button, makeStyles, SearchBox, tokens } from '@fluentui/react-components';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { hasWords, plainWords } from '@pausenplatz/kernel-format';
import { ButtonLink, EmptyState, look, Screen as Frame } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import type { getMyItems, KeptItem } from '../../contract/index.ts';
import { passwordsUiTexts } from '../../texts.ui.ts';
import { passwordsTitles } from '../../titles.ts';
import { useRemove } from '../data.ts';
import { GroupsDialog } from '../pieces/groups-dialog.tsx';
import { AccountCard, AccountCards } from '../showing/account-card.tsx';
import { AskDialog } from '../showing/ask-dialog.tsx';
import { type Showing, useShown } from '../showing/use-shown.ts';
import { KeptDialog } from './kept-dialog.tsx';

const useStyles = makeStyles({
  search: { maxWidth: '440px', minHeight: look.touch },
  part: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  heading: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
});

type Kept = Extract<OutputOf<typeof getMyItems>, { kind: 'kept' }>;

const { kept: texts, item: itemTexts, accounts, child } = passwordsUiTexts;

/** What a child writes down for itself, and the accounts that it took along from classes before. */
export function KeptEntries({ mine }: { readonly mine: Kept }) {
  const styles = useStyles();
  const showing = useShown();
  const remove = useRemove();
  const [open, setOpen] = useState<KeptItem | 'add' | 'groups' | null>(null);
  const [wanted, setWanted] = useState('');
  const { items, groups, former } = mine;
  const found = items.filter(({ title, url, row }) => hasWords(`${title} ${url} ${row.userName}`, plainWords(wanted)));
  const parts = [...groups, { id: null, name: groups.length > 0 ? itemTexts.noGroup : texts.list }]
    .map(({ id, name }) => ({ id, name, items: found.filter(({ groupId }) => groupId === id) }))
    .filter((part) => part.items.length > 0);
  return (
    <Frame
      title={passwordsTitles.mine}
      lead={texts.note}
      actions={
        <>
          <ButtonLink to="/tools/benutzerkonten">{texts.accounts}</ButtonLink>
          <Button onClick={() => setOpen('groups')}>{accounts.groups}</Button>
          <Button appearance="primary" icon={<Add24Regular />} onClick={() => setOpen('add')}>
            {texts.add}
          </Button>
        </>
      }
    >
      {items.length > 0 && (
        <SearchBox
          className={styles.search}
          value={wanted}
          aria-label={itemTexts.find}
          placeholder={itemTexts.find}
          onChange={(_event, { value }) => setWanted(value)}
        />
      )}
      {items.length + former.length === 0 && <EmptyState scene="emptyNest" title={texts.empty} body={texts.emptyBody} />}
      {items.length > 0 && found.length === 0 && (
        <EmptyState scene="lostPath" title={itemTexts.nothingFound} body={itemTexts.nothingFoundBody} />
      )}
      {parts.map((part) => (
        <section key={part.id} className={styles.part}>
          <h2 className={styles.heading}>{part.name}</h2>
          <AccountCards label={part.name}>
            {part.items.map((item) => (
              <AccountCard
                key={item.id}
                item={item}
                row={item.row}
                note={item.row.isWeak ? child.weak : child.hidden}
                showing={showing}
                onChange={() => setOpen(item)}
                onRemove={() => void remove(item)}
              />
            ))}
          </AccountCards>
        </section>
      ))}
      {former.length > 0 && <Former items={former} showing={showing} />}
      {open === 'groups' && <GroupsDialog classId={null} groups={groups} onClose={() => setOpen(null)} />}
      {open !== null && open !== 'groups' && (
        <KeptDialog
          groups={groups}
          {...(open !== 'add' && { item: items.find(({ id }) => id === open.id) ?? open })}
          onClose={() => setOpen(null)}
        />
      )}
      <AskDialog showing={showing} />
    </Frame>
  );
}

function Former({ items, showing }: { readonly items: readonly KeptItem[]; readonly showing: Showing }) {
  const styles = useStyles();
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{texts.former}</h2>
      <AccountCards label={texts.former}>
        {items.map((item) => (
          <AccountCard
            key={item.id}
            item={item}
            row={item.row}
            note={fill(texts.formerOf, { name: item.className ?? '' })}
            showing={showing}
          />
        ))}
      </AccountCards>
    </section>
  );
}
