import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { counted, type OutputOf } from '@pausenplatz/kernel-contract';
import { Card, EmptyState, look, Screen as Frame } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ClassItem, getItems, PasswordGroup } from '../../contract/index.ts';
import { passwordsUiTexts } from '../../texts.ui.ts';
import { passwordsTitles } from '../../titles.ts';
import { GroupsDialog } from '../pieces/groups-dialog.tsx';
import { ItemSign } from '../pieces/item-sign.tsx';
import { AskDialog } from '../showing/ask-dialog.tsx';
import { useShown } from '../showing/use-shown.ts';
import { ItemDialog } from './item-dialog.tsx';
import { ItemPanel } from './item-panel.tsx';

const useStyles = makeStyles({
  parts: {
    display: 'grid',
    gap: '20px',
    alignItems: 'start',
    gridTemplateColumns: '228px minmax(0, 1fr)',
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  list: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)', padding: '12px' },
  group: { display: 'grid', gap: '4px', gridTemplateColumns: 'minmax(0, 1fr)' },
  heading: {
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
    padding: '0 12px',
  },
  items: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '4px' },
  item: {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '60px',
    padding: '8px',
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr)',
    gap: '12px',
    alignItems: 'center',
    textAlign: 'start',
    font: 'inherit',
    border: 'none',
    borderRadius: look.radiusCard,
    cursor: 'pointer',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  chosen: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
  name: { display: 'block', fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  count: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
});

type Accounts = OutputOf<typeof getItems>;

interface ClassAccountsProps {
  readonly classId: string;
  readonly accounts: Accounts;
}

/** What a teacher of the class sees: the entries, and of the chosen one a row for each child. */
export function ClassAccounts({ classId, accounts }: ClassAccountsProps) {
  const styles = useStyles();
  const { accounts: texts } = passwordsUiTexts;
  const [search, setSearch] = useSearchParams();
  const [open, setOpen] = useState<'add' | 'groups' | null>(null);
  const showing = useShown();
  const { items, groups, pupils, className } = accounts;
  const chosen = items.find(({ id }) => id === search.get('eintrag')) ?? items[0];
  const choose = (id: string) => {
    showing.cover();
    setSearch({ eintrag: id }, { replace: true });
  };
  return (
    <Frame
      title={passwordsTitles.accounts}
      width="wide"
      lead={texts.kept}
      actions={
        <>
          <Button onClick={() => setOpen('groups')}>{texts.groups}</Button>
          <Button appearance="primary" icon={<Add24Regular />} onClick={() => setOpen('add')}>
            {texts.add}
          </Button>
        </>
      }
    >
      {chosen ? (
        <div className={styles.parts}>
          <Card as="section" className={styles.list}>
            <ItemList items={items} groups={groups} chosenId={chosen.id} onChoose={choose} />
          </Card>
          <ItemPanel key={chosen.id} classId={classId} item={chosen} groups={groups} pupils={pupils} showing={showing} />
        </div>
      ) : (
        <EmptyState scene="emptyNest" title={texts.empty} body={texts.emptyBody} />
      )}
      {open === 'add' && (
        <ItemDialog classId={classId} className={className} groups={groups} onClose={() => setOpen(null)} onAdded={choose} />
      )}
      {open === 'groups' && <GroupsDialog classId={classId} groups={groups} onClose={() => setOpen(null)} />}
      <AskDialog showing={showing} />
    </Frame>
  );
}

interface ItemListProps {
  readonly items: readonly ClassItem[];
  readonly groups: readonly PasswordGroup[];
  readonly chosenId: string;
  readonly onChoose: (id: string) => void;
}

function ItemList({ items, groups, chosenId, onChoose }: ItemListProps) {
  const styles = useStyles();
  const { accounts: texts, item: itemTexts } = passwordsUiTexts;
  const parts = [...groups, { id: null, name: itemTexts.noGroup }]
    .map(({ id, name }) => ({ id, name, items: items.filter(({ groupId }) => groupId === id) }))
    .filter((part) => part.items.length > 0);
  return (
    <>
      {parts.map((part) => (
        <div key={part.id} className={styles.group}>
          {groups.length > 0 && <h2 className={styles.heading}>{part.name}</h2>}
          <ul className={styles.items} aria-label={part.name}>
            {part.items.map(({ id, icon, title, rows }) => (
              <li key={id}>
                <button
                  type="button"
                  className={mergeClasses(styles.item, id === chosenId && styles.chosen)}
                  aria-current={id === chosenId}
                  onClick={() => onChoose(id)}
                >
                  <ItemSign icon={icon} />
                  <span>
                    <span className={styles.name}>{title}</span>
                    <span className={styles.count}>
                      {counted(texts.counts, rows.filter((row) => row.hasSecret || row.userName !== '').length)}
                    </span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
