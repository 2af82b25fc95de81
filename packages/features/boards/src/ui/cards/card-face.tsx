import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Regular } from '@fluentui/react-icons/svg/checkmark-circle';
import { FileList } from '@pausenplatz/documents/ui/file-list';
import { ShownPicture } from '@pausenplatz/documents/ui/shown-picture';
import { viewerOf } from '@pausenplatz/documents/viewer-path';
import { isPlaceholderId } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { Chip, look, useStrongColors } from '@pausenplatz/kernel-ui';
import { memo } from 'react';
import type { BoardCard, BoardRights, KanbanSettings } from '../../contract/index.ts';
import { cardName } from '../../rules/index.ts';
import { cardTexts as texts } from '../../texts.cards.ts';
import { EntryTalk } from '../board/entry-talk.tsx';
import { CardChecks } from './card-checks.tsx';
import { CardFacts } from './card-facts.tsx';
import { CardMenu } from './card-menu.tsx';
import type { CardChanges } from './data.ts';
import type { OpenKind } from './shown-cards.tsx';
import type { CardKeys, CardStep } from './use-card-moves.ts';

const useStyles = makeStyles({
  card: {
    position: 'relative',
    display: 'grid',
    gap: '6px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: '10px 10px 6px 16px',
    borderRadius: look.radiusPicture,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
    overflow: 'hidden',
    // Hundreds of cards: what is not on the screen is not laid out.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 96px',
    '@media print': {
      breakInside: 'avoid',
      boxShadow: 'none',
      border: `1px solid ${tokens.colorNeutralStroke1}`,
      contentVisibility: 'visible',
      '& button': { display: 'none' },
    },
  },
  movable: { cursor: 'grab' },
  waits: { outline: `1px dashed ${tokens.colorNeutralStrokeAccessible}`, outlineOffset: '-1px' },
  stripe: { position: 'absolute', insetBlock: 0, left: 0, width: '6px' },
  text: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', hyphens: 'auto' },
  picture: { borderRadius: look.radiusPicture, maxHeight: '220px' },
  tools: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', marginLeft: '-8px', ':empty': { display: 'none' } },
  menu: { marginLeft: 'auto' },
  lifted: { boxShadow: tokens.shadow16, cursor: 'grabbing', paddingBottom: '10px' },
});

interface CardFaceProps {
  readonly card: BoardCard;
  readonly settings: KanbanSettings;
  readonly rights: BoardRights;
  readonly today: string;
  readonly changes: CardChanges;
  readonly onOpen: (kind: OpenKind, card: BoardCard) => void;
  readonly onKeys: CardKeys;
  readonly onStep: CardStep;
}

/** A card in its place. Drawn again only when it changes: there may be three hundred. */
export const CardFace = memo(function CardFace({ card, settings, rights, today, changes, onOpen, onKeys, onStep }: CardFaceProps) {
  const styles = useStyles();
  const strong = useStrongColors();
  // What is not sent yet has no number, so that nothing can be done with it.
  const isThere = !isPlaceholderId(card.id);
  const name = cardName(card.text);
  const [picture, ...others] = card.files.toSorted((a, b) => Number(isPicture(b)) - Number(isPicture(a)));
  const first = picture && isPicture(picture) ? picture : null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons inside, which bubble
    <article
      className={mergeClasses(styles.card, card.mayChange && styles.movable, !card.isReleased && styles.waits)}
      data-card={card.id}
      lang="de"
      aria-label={fill(texts.card, { card: name })}
      onKeyDown={(event) => onKeys(card, event)}
    >
      {card.color !== 'grey' && <span className={mergeClasses(styles.stripe, strong[card.color])} aria-hidden />}
      {first && (
        <a href={viewerOf(first.url)} target="_blank" rel="noreferrer" draggable={false}>
          <ShownPicture file={first} alt={first.name} sizes="280px" covers className={styles.picture} />
        </a>
      )}
      <p className={styles.text}>{card.text}</p>
      <CardChecks card={card} changes={changes} mayCheck={card.mayCheck && isThere} />
      <FileList files={first ? others : card.files} />
      <CardFacts card={card} today={today} />
      {!card.isReleased && (
        <div className={styles.tools}>
          <Chip color="yellow">{texts.waits}</Chip>
          {rights.isKeeper && (
            <Button
              appearance="subtle"
              icon={<CheckmarkCircle20Regular />}
              aria-label={fill(texts.releaseCard, { card: name })}
              onClick={() => changes.release(card.id)}
            >
              {texts.release}
            </Button>
          )}
        </div>
      )}
      <div className={styles.tools}>
        <EntryTalk
          entry={card}
          name={name}
          members={settings.members}
          mayLike={rights.mayLike && isThere}
          isThere={isThere}
          onLike={(isLiked) => changes.like(card.id, isLiked)}
          onComments={() => onOpen('comments', card)}
        />
        {isThere && (card.mayChange || card.mayDelete) && (
          <span className={styles.menu}>
            <CardMenu card={card} layout={settings.layout} onOpen={onOpen} onStep={onStep} onRemove={() => changes.remove(card)} />
          </span>
        )}
      </div>
    </article>
  );
});

const isPicture = ({ mimeType }: BoardCard['files'][number]): boolean => mimeType.startsWith('image/');

/** What hangs at the pointer while a card is dragged. */
export function LiftedCard({ card }: { readonly card: BoardCard }) {
  const styles = useStyles();
  const strong = useStrongColors();
  return (
    <div className={mergeClasses(styles.card, styles.lifted)}>
      {card.color !== 'grey' && <span className={mergeClasses(styles.stripe, strong[card.color])} aria-hidden />}
      <p className={styles.text}>{cardName(card.text)}</p>
    </div>
  );
}
