import { Button, Input, makeStyles, tokens } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { fill } from '@pausenplatz/kernel-contract';
import { ColorChoice, EditedRows, FormField } from '@pausenplatz/kernel-ui';
import { boardsLimits, cardColors, type Lane } from '../../contract/index.ts';
import { cardFormTexts } from '../../texts.cards.ts';
import { kanbanEditTexts as texts } from '../../texts.edit.ts';

const useStyles = makeStyles({
  frame: { display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
  rows: { width: '100%' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
});

interface LaneRowsProps {
  readonly lanes: readonly Lane[];
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly onChange: (lanes: Lane[]) => void;
}

/** The columns of a board: their order, names and colours, one more. The last one stays, because cards have to stand somewhere. */
export function LaneRows({ lanes, fieldErrors, onChange }: LaneRowsProps) {
  const styles = useStyles();
  const nameOf = ({ name }: Lane) => name || texts.unnamed;
  return (
    <section className={styles.frame} aria-label={texts.lanes}>
      <strong>{texts.lanes}</strong>
      <div className={styles.rows}>
        <EditedRows
          items={lanes}
          label={texts.lanes}
          path="lanes"
          fieldErrors={fieldErrors}
          nameOf={nameOf}
          removeLabel={(lane) => fill(texts.removeLane, { name: nameOf(lane) })}
          onChange={(next) => next.length > 0 && onChange(next)}
          renderFields={(lane, change, errorAt) => (
            <>
              <FormField label={texts.laneName} error={errorAt('name')}>
                <Input
                  value={lane.name}
                  maxLength={boardsLimits.columnNameMaximum}
                  onChange={(_event, { value }) => change({ ...lane, name: value })}
                />
              </FormField>
              <ColorChoice
                label={texts.laneColor}
                names={cardFormTexts.colors}
                colors={cardColors}
                value={lane.color}
                onChange={(color) => change({ ...lane, color })}
              />
            </>
          )}
        />
      </div>
      <p className={styles.quiet}>{texts.removedHelp}</p>
      {lanes.length < boardsLimits.lanes && (
        <Button
          icon={<Add20Regular />}
          onClick={() => onChange([...lanes, { id: crypto.randomUUID().slice(0, 8), name: texts.newLane, color: 'grey' }])}
        >
          {texts.addLane}
        </Button>
      )}
    </section>
  );
}
