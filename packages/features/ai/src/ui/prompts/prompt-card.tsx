import { makeStyles, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { Card, Chip } from '@pausenplatz/kernel-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PromptLine, PromptListName } from '../../contract/index.ts';
import { aiPromptTexts as texts } from '../../texts.prompt-lists.ts';
import { CategoryChip } from './category-chip.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { PromptMenu } from './prompt-menu.tsx';

const useStyles = makeStyles({
  card: {
    height: '100%',
    display: 'grid',
    gap: '8px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
  },
  chips: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  link: {
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}`, borderRadius: '4px' },
  },
  beginning: {
    margin: 0,
    // A higher card beside it would show what is cut off.
    alignSelf: 'start',
    color: tokens.colorNeutralForeground2,
    display: '-webkit-box',
    WebkitLineClamp: 3,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  foot: { display: 'flex', alignItems: 'center', gap: '4px', minHeight: '40px' },
  by: { flexGrow: 1, minWidth: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  row: { display: 'grid', gap: '8px', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start' },
});

interface PromptCardProps {
  readonly prompt: PromptLine;
  readonly list: PromptListName;
  readonly onToggle: () => void;
  /** The grip of a list that is put in order. */
  readonly handle?: ReactNode;
}

/** One prompt of a list. */
export function PromptCard({ prompt, list, onToggle, handle }: PromptCardProps) {
  const styles = useStyles();
  const isChild = useCurrentUser()?.userRoles.includes('Pupil') ?? false;
  const { id, title, beginning, author, isMine, isShared, category } = prompt;
  const card = (
    <Card as="article" className={styles.card}>
      <div className={styles.chips}>
        <CategoryChip category={category} />
        {isShared && list !== 'school' && <Chip color="grey">{texts.shared}</Chip>}
      </div>
      <h2 className={styles.title}>
        <Link className={styles.link} to={`/tools/ki/prompt/${list}/${id}`}>
          {title}
        </Link>
      </h2>
      <p className={styles.beginning}>{beginning}</p>
      {!isChild && (
        <div className={styles.foot}>
          <span className={styles.by}>{author !== null && !isMine && fill(texts.by, { name: author })}</span>
          <FavoriteButton prompt={prompt} onToggle={onToggle} />
          <PromptMenu prompt={prompt} list={list} />
        </div>
      )}
    </Card>
  );
  return handle === undefined ? (
    card
  ) : (
    <div className={styles.row}>
      {handle}
      {card}
    </div>
  );
}
