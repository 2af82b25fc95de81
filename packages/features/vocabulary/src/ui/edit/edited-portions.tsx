import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowDown20Regular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUp20Regular } from '@fluentui/react-icons/svg/arrow-up';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { Chip, DragBoard, DragItem, DropZone, useSoftColors } from '@pausenplatz/kernel-ui';
import { look } from '@pausenplatz/kernel-ui/theme';
import { type KeyboardEvent, useState } from 'react';
import { vocabularyUiTexts } from '../../texts.ui.ts';
import { type OrderChanges } from './use-order-changes.ts';
import { useOrder } from './use-word-store.ts';
import { EditedWord } from './word-row.tsx';
import type { PortionRows } from './word-rows.ts';
import type { WordStore } from './word-store.ts';

const useStyles = makeStyles({
  list: { borderRadius: look.radiusCard, boxShadow: look.shadowCard, overflow: 'hidden', backgroundColor: tokens.colorNeutralBackground1 },
  head: { display: 'flex', alignItems: 'center', gap: '8px', minHeight: look.touch, padding: '0 12px' },
  name: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: tokens.fontWeightSemibold },
  count: { flexGrow: 1 },
  over: { boxShadow: `inset 0 0 0 3px ${look.colors.teal.strong}` },
  lifted: { opacity: 0.4 },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
});

const { edit: texts, list: listTexts } = vocabularyUiTexts;
const ofPortion = 'portion:';

interface PortionsProps {
  readonly store: WordStore;
  readonly changes: OrderChanges;
  readonly mayCorrect: boolean;
}

/** All portions with their words, put in order by mouse, finger, keys and buttons. */
export function EditedPortions({ store, changes, mayCorrect }: PortionsProps) {
  const styles = useStyles();
  const order = useOrder(store);
  const positionOf = (portionId: string) => order.findIndex(({ id }) => id === portionId);
  const nameOf = (id: string) =>
    id.startsWith(ofPortion) ? fill(texts.portion, { position: positionOf(id.slice(ofPortion.length)) + 1 }) : store.row(id).values.word;
  const firstNumbers = order.map((_portion, at) => order.slice(0, at).reduce((sum, { keys }) => sum + keys.length, 1));
  return (
    <>
      <DragBoard
        nameOf={nameOf}
        zoneNameOf={(zone) => fill(texts.portion, { position: positionOf(zone) + 1 })}
        renderLifted={(id) => <Chip color="teal">{nameOf(id)}</Chip>}
        onDrop={({ id, zone, beforeId }) => {
          if (id.startsWith(ofPortion)) return void changes.movePortion(id.slice(ofPortion.length), positionOf(zone));
          const keys = order[positionOf(zone)]?.keys.filter((key) => key !== id) ?? [];
          const at = beforeId === null ? -1 : keys.indexOf(beforeId);
          void changes.moveTo(id, zone, at < 0 ? keys.length : at);
        }}
      >
        <div className={styles.list}>
          {order.map((portion, at) => (
            <EditedPortion
              key={portion.id}
              {...{ store, changes, mayCorrect, portion }}
              position={at + 1}
              portions={order.length}
              firstNumber={firstNumbers[at] ?? 1}
            />
          ))}
        </div>
      </DragBoard>
      <output className={styles.hidden}>{changes.said}</output>
    </>
  );
}

interface PortionProps extends PortionsProps {
  readonly portion: PortionRows;
  readonly position: number;
  readonly portions: number;
  readonly firstNumber: number;
}

function EditedPortion(props: PortionProps) {
  const { store, changes, mayCorrect, portion, position, portions, firstNumber } = props;
  const styles = useStyles();
  const soft = useSoftColors();
  const [isAsked, setAsked] = useState(false);
  const { id, keys, blankKey } = portion;
  const move = (to: number) => {
    if (to < 1 || to > portions || isAsked) return;
    setAsked(true);
    void changes.movePortion(id, to - 1).finally(() => setAsked(false));
  };
  const onKeys = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(position + (event.key === 'ArrowUp' ? -1 : 1));
  };
  const common = { store, changes, mayCorrect, portionId: id, portion: position, portions };
  return (
    <DropZone id={id} overClassName={styles.over}>
      <section aria-label={fill(texts.portion, { position })}>
        <DragItem
          id={`${ofPortion}${id}`}
          zone={id}
          className={mergeClasses(styles.head, soft[position % 2 === 1 ? 'violet' : 'teal'])}
          liftedClassName={styles.lifted}
        >
          <h3 className={styles.name}>{fill(texts.portion, { position })}</h3>
          <span className={styles.count}>{counted(listTexts.words, keys.length)}</span>
          {portions > 1 && (
            <>
              <Button
                appearance="transparent"
                icon={<ArrowUp20Regular />}
                aria-label={fill(texts.portionUp, { position })}
                disabled={position === 1}
                onKeyDown={onKeys}
                onClick={() => move(position - 1)}
              />
              <Button
                appearance="transparent"
                icon={<ArrowDown20Regular />}
                aria-label={fill(texts.portionDown, { position })}
                disabled={position === portions}
                onKeyDown={onKeys}
                onClick={() => move(position + 1)}
              />
            </>
          )}
          {portions > 1 && keys.length === 0 && (
            <Button
              appearance="transparent"
              icon={<Delete20Regular />}
              aria-label={fill(texts.removePortion, { position })}
              onClick={() => void changes.removePortion(id)}
            />
          )}
        </DragItem>
        {[...keys, blankKey].map((key, at) => (
          <EditedWord key={key} {...common} rowKey={key} number={firstNumber + at} isBlank={key === blankKey} />
        ))}
      </section>
    </DropZone>
  );
}
