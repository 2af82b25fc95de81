import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { fill } from '@pausenplatz/kernel-contract';
import { DragBoard, DragItem, DropZone, look, useSoftColors } from '@pausenplatz/kernel-ui';
import type { BoardCard, CardBoard, KanbanSettings } from '../../contract/index.ts';
import { cardName, type CardGroup, groupCards } from '../../rules/index.ts';
import { cardTexts as texts } from '../../texts.cards.ts';
import { CardFace, LiftedCard } from './card-face.tsx';
import type { CardChanges } from './data.ts';
import { groupColor, groupDay, groupLane, groupName } from './group-words.ts';
import type { OpenKind } from './shown-cards.tsx';
import { useCardMoves } from './use-card-moves.ts';

const narrow = '@media (max-width: 640px)';

const useStyles = makeStyles({
  // Columns that do not fit are reached by scrolling inside the board; on phones they stand below each other.
  board: {
    display: 'grid',
    // Counted beforehand: a column that still arrives moves none of the others.
    gridTemplateColumns: 'repeat(var(--count), minmax(232px, 1fr))',
    gap: '12px',
    alignItems: 'stretch',
    overflowX: 'auto',
    padding: '2px 2px 8px',
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    '@media print': { gridTemplateColumns: 'repeat(var(--count), minmax(0, 1fr))', overflowX: 'visible' },
  },
  lane: {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    minWidth: 0,
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground3,
    '@media print': { backgroundColor: 'transparent', border: `1px solid ${tokens.colorNeutralStroke1}` },
  },
  name: {
    margin: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    padding: '8px 12px',
    borderRadius: `${look.radiusCard} ${look.radiusCard} 0 0`,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  count: { fontVariantNumeric: 'tabular-nums', fontWeight: tokens.fontWeightRegular },
  cards: { display: 'grid', gap: '8px', padding: '8px', alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)', minHeight: '72px' },
  over: { outline: `2px solid ${tokens.colorBrandStroke1}`, outlineOffset: '-2px', borderRadius: look.radiusCard },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)' },
  tiles: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))', gap: '12px', alignItems: 'start' },
  wall: { padding: '12px' },
  add: { justifySelf: 'stretch', minHeight: look.touch, '@media print': { display: 'none' } },
  item: { minWidth: 0 },
  lifted: { opacity: 0.35 },
  target: { borderTop: `3px solid ${tokens.colorBrandStroke1}`, paddingTop: '4px' },
  timeline: { display: 'grid', gap: '4px 16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  day: {
    display: 'grid',
    gridTemplateColumns: '168px minmax(0, 1fr)',
    gap: '4px 16px',
    borderLeft: `4px solid ${tokens.colorBrandStroke1}`,
    paddingLeft: '12px',
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  noDay: { borderLeft: `4px solid ${tokens.colorNeutralStroke2}` },
  dayName: { padding: '8px 0', justifyContent: 'flex-start', flexWrap: 'wrap', borderRadius: 0 },
});

interface CardGroupsProps {
  readonly title: string;
  readonly settings: KanbanSettings;
  readonly board: CardBoard;
  readonly changes: CardChanges;
  readonly today: string;
  readonly onOpen: (kind: OpenKind, card: BoardCard) => void;
  readonly onAdd: (laneId: string, dueOn: string | null) => void;
}

/** The cards in their places: columns, a wall, or days. Dragged by mouse and finger, moved by keys and by the menu of each card. */
export function CardGroups({ title, settings, board, changes, today, onOpen, onAdd }: CardGroupsProps) {
  const styles = useStyles();
  const soft = useSoftColors();
  const { layout } = settings;
  const { rights, cards } = board;
  const groups = groupCards(settings, cards);
  const { said, moveTo, onKeys, step } = useCardMoves(settings, groups, changes);
  const cardOf = (id: string) => cards.find((one) => one.id === id);
  const nameOf = (id: string) => groupName(settings, id);
  const item = (card: BoardCard, group: CardGroup) => (
    <li key={card.id}>
      <DragItem
        id={card.id}
        zone={group.id}
        className={styles.item}
        liftedClassName={styles.lifted}
        overClassName={styles.target}
        disabled={!card.mayChange}
      >
        <CardFace
          card={card}
          settings={settings}
          rights={rights}
          today={today}
          changes={changes}
          onOpen={onOpen}
          onKeys={onKeys}
          onStep={step}
        />
      </DragItem>
    </li>
  );
  const list = (group: CardGroup) => (
    <DropZone id={group.id} className={mergeClasses(styles.cards, layout === 'wall' && styles.wall)} overClassName={styles.over}>
      {group.cards.length > 0 && (
        <ul
          className={mergeClasses(styles.list, layout !== 'board' && styles.tiles)}
          aria-label={layout === 'wall' ? fill(texts.board, { title }) : nameOf(group.id)}
        >
          {group.cards.map((card) => item(card, group))}
        </ul>
      )}
      {rights.mayAdd && layout === 'board' && (
        <Button
          className={styles.add}
          appearance="subtle"
          icon={<Add20Regular />}
          aria-label={fill(texts.addTo, { lane: nameOf(group.id) })}
          onClick={() => onAdd(groupLane(settings, group.id), groupDay(settings, group.id))}
        >
          {texts.add}
        </Button>
      )}
    </DropZone>
  );
  const head = (group: CardGroup, className?: string) => (
    <h3 className={mergeClasses(styles.name, className)}>
      <span>{nameOf(group.id)}</span>
      <span className={styles.count}>{group.cards.length}</span>
    </h3>
  );
  return (
    <DragBoard
      nameOf={(id) => cardName(cardOf(id)?.text ?? '')}
      zoneNameOf={nameOf}
      renderLifted={(id) => {
        const card = cardOf(id);
        return card ? <LiftedCard card={card} /> : null;
      }}
      onDrop={({ id, zone, beforeId }) => {
        const card = cardOf(id);
        if (card) moveTo(card, zone, beforeId);
      }}
    >
      {layout === 'board' && (
        <div
          className={styles.board}
          style={{ '--count': groups.length }}
          role="group"
          aria-label={fill(texts.board, { title })}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys
          tabIndex={0}
        >
          {groups.map((group) => (
            <section key={group.id} className={styles.lane} aria-label={nameOf(group.id)}>
              {head(group, soft[groupColor(settings, group.id)])}
              {list(group)}
            </section>
          ))}
        </div>
      )}
      {layout === 'wall' &&
        cards.length > 0 &&
        groups.map((group) => (
          <div key={group.id} className={styles.lane}>
            {list(group)}
          </div>
        ))}
      {layout === 'timeline' && cards.length > 0 && (
        <div className={styles.timeline}>
          {groups.map((group) => (
            <section
              key={group.id}
              className={mergeClasses(styles.day, groupDay(settings, group.id) === null && styles.noDay)}
              aria-label={nameOf(group.id)}
            >
              {head(group, styles.dayName)}
              {list(group)}
            </section>
          ))}
        </div>
      )}
      <output aria-live="polite" style={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}>
        {said}
      </output>
    </DragBoard>
  );
}
